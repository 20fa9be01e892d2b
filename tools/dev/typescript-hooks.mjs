import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../root.mjs';

const cache = inRoot('.cache', 'dev', 'typescript');
mkdirSync(cache, { recursive: true });

/** Lets Node run the TypeScript sources: types are stripped, nothing is checked. `npm run check` and editors check. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  return { format: 'module', source: await javascriptOf(fileURLToPath(url)), shortCircuit: true };
}

/**
 * Of the hundreds of files that a restart reads one has changed; the output of the others is cached, with a stamp line.
 *
 * @param {string} path
 */
async function javascriptOf(path) {
  const { mtimeMs, size } = statSync(path);
  const stamp = `// ${mtimeMs} ${size} ${path}`;
  const file = `${cache}/${createHash('sha1').update(path).digest('hex')}.js`;
  const kept = readKept(file);
  if (kept?.startsWith(`${stamp}\n`)) return kept;
  const source = `${stamp}\n${await transform(path)}`;
  writeFileSync(file, source);
  return source;
}

/**
 * @param {string} file
 */
function readKept(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} path
 */
async function transform(path) {
  const { transformWithOxc } = await import('vite');
  const { code, map } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: true });
  // The stamp is a separate line, and source maps count lines by semicolons.
  const moved = { ...map, mappings: `;${map?.mappings}` };
  const inline = Buffer.from(JSON.stringify(moved)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}`;
}
