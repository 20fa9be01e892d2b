import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = new Set(['node_modules', 'dist', '.types', '.cache', 'test-results', 'coverage']);

/**
 * One hash over the names and contents of all files under the paths (files or folders; missing ones are fine, and
 * count as missing). Generated folders and tests are left out: a changed test needs no new build.
 *
 * @param {string} root
 * @param {string[]} paths
 */
export function hashSources(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of listFiles(root, path)) {
      hash.update(`\0${file}\0`);
      hash.update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {Generator<string>}
 */
function* listFiles(root, path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (stat?.isFile()) yield path;
  if (!stat?.isDirectory()) return;
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory() && !GENERATED.has(entry.name)) yield* listFiles(root, `${path}/${entry.name}`);
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield `${path}/${entry.name}`;
  }
}
