import { posix } from 'node:path';
import { lineAt, walk } from './sources.mjs';

/**
 * Every import of the sources as { from, specifier, to, typeOnly, line }: from and to are paths relative to the root;
 * `to` is undefined for packages of others and for node: modules. Static, dynamic, re-exported and type imports count.
 */
export function readImports(sources) {
  const paths = new Set(sources.map(({ path }) => path));
  return sources.flatMap((source) =>
    findSpecifiers(source.program).map((found) => describe(source, found, paths)),
  );
}

function describe({ path, text }, { specifier, typeOnly, start }, paths) {
  return { from: path, specifier, to: resolve(path, specifier, paths), typeOnly, line: lineAt(text, start) };
}

function findSpecifiers(program) {
  const found = [];
  walk(program, (node) => {
    const literal = specifierOf(node);
    if (typeof literal?.value === 'string') {
      found.push({ specifier: literal.value, typeOnly: isTypeOnly(node), start: node.start });
    }
  });
  return found;
}

function specifierOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source ?? node.argument?.literal ?? node.argument;
    default:
      return undefined;
  }
}

/** `import { type A, type B }` is erased just like `import type { A, B }`. */
function isTypeOnly(node) {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return (
    specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type')
  );
}

function resolve(from, specifier, paths) {
  const own = /^@hanpan\/([a-z-]+)$/.exec(specifier);
  if (own) return `packages/${own[1]}/src/index.ts`;
  if (!specifier.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const candidates = [
    target,
    `${target}.ts`,
    `${target}.tsx`,
    `${target}/index.ts`,
    target.replace(/\.js$/, '.ts'),
  ];
  return candidates.find((path) => paths.has(path)) ?? target;
}
