import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from '../root.mjs';

const BROWSER_ONLY = new Set(['client', 'ui', 'testkit', 'kit']);
const SOURCE = /\.(ts|json|sql)$/;
const SETTLE_MS = 60;

/** The folders that the server is made of. */
export function serverFolders() {
  const packages = readdirSync(inRoot('packages')).filter((name) => !BROWSER_ONLY.has(name));
  return ['apps/api/src', 'packages/db/migrations', ...packages.map((name) => `packages/${name}/src`)];
}

/**
 * Calls `onChange(paths)` when sources of the server have changed, once for files that are saved together.
 *
 * @param {import('vite').FSWatcher} watcher
 * @param {(paths: string[]) => void} onChange
 */
export function watchServerSources(watcher, onChange) {
  const folders = serverFolders();
  let changed = new Set();
  let settle;
  watcher.add(folders.map((folder) => inRoot(folder)));
  watcher.on('all', (event, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const isSource = folders.some((folder) => path.startsWith(`${folder}/`)) && SOURCE.test(path);
    if (!['add', 'change', 'unlink'].includes(event) || !isSource || path.includes('.test.')) return;
    changed.add(path);
    clearTimeout(settle);
    settle = setTimeout(() => {
      const paths = [...changed];
      changed = new Set();
      onChange(paths);
    }, SETTLE_MS);
  });
}
