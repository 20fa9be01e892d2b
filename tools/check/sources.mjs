import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.types',
  '.cache',
  '.git',
  '.hanpan',
  'test-results',
  'coverage',
  'playwright-report',
]);
const SCRIPT = /\.(ts|tsx|mts)$/;

/**
 * All TypeScript files under `root` as { path, text, program }: path with forward slashes, relative to root; program
 * is the syntax tree (ESTree with TypeScript nodes). Throws an Error on a file that cannot be parsed.
 *
 * @param {string} root
 * @returns {import('../types.d.ts').Source[]}
 */
export function readSources(root) {
  return listFiles(root)
    .filter((path) => SCRIPT.test(path) && !path.endsWith('.d.ts'))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {import('../types.d.ts').Source}
 */
export function parseSource(path, text) {
  const { program, errors } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const [error] = errors;
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`);
  return { path, text, program };
}

/**
 * Every file that is not generated, relative to root.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}

/** Calls `visit` for each node of the tree, parents first. */
export function walk(node, visit) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) walk(item, visit);
    return;
  }
  if (typeof node.type === 'string') visit(node);
  for (const key in node) {
    if (key !== 'type' && key !== 'start' && key !== 'end') walk(node[key], visit);
  }
}

/**
 * The line number of a position in the text, from 1.
 *
 * @param {string} text
 * @param {number} position
 */
export function lineAt(text, position) {
  return text.slice(0, position).split('\n').length;
}

/**
 * Tests, and what only tests use.
 *
 * @param {string} path
 */
export function isTestFile(path) {
  return (
    /\.(test|spec|fixture|test-support)\.(ts|tsx)$/.test(path) ||
    /(^|\/)(testing|test|tests|e2e)\//.test(path) ||
    path.endsWith('/testing.ts') ||
    path.startsWith('packages/testkit/')
  );
}
