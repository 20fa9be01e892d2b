import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

/** What the compiler and the build keep for themselves: nothing of it runs. */
const NOTES = /\.tsbuildinfo$|\.build-stamp$|\.d\.[cm]?ts$|\.map$/;

/**
 * The SHA-256 of every file that was built here. What stands in the repository beside that is compared by git.
 *
 * @param {string} root
 */
export async function outputDigests(root) {
  const folders = [];
  for (const level of ['apps', 'packages']) {
    for (const name of await namesIn(join(root, level)))
      folders.push(`${level}/${name}/dist`, `${level}/${name}/client/dist`);
  }
  return digestsBelow(root, folders);
}

/**
 * The folder of a built file that goes before all of it is built anew.
 *
 * @param {string} path
 */
export function outputFolderOf(path) {
  return path.slice(0, path.indexOf('/dist') + '/dist'.length);
}

/**
 * The SHA-256 of every file of the dependencies that are needed to run.
 *
 * @param {string} root
 */
export async function dependencyDigests(root) {
  const needed = Object.entries(await lockedPackages(root)).filter(
    ([path, { dev, link }]) => liesInNoOther(path) && !dev && !link,
  );
  return digestsBelow(root, needed.map(([path]) => path).sort());
}

/**
 * @param {string} root
 * @returns {Promise<Record<string, { dev?: boolean, link?: boolean, resolved?: string }>>}
 */
export async function lockedPackages(root) {
  return JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * @param {string} folder
 */
export async function namesIn(folder) {
  return (await readdir(folder).catch(() => [])).sort();
}

/**
 * A package inside of another one is read with that.
 *
 * @param {string} path
 */
function liesInNoOther(path) {
  return path.split('node_modules/').length === 2;
}

/**
 * One file after the other and without blocking: whoever asks has other work meanwhile.
 *
 * @param {string} root
 * @param {string[]} folders
 * @returns {Promise<Map<string, string>>}
 */
async function digestsBelow(root, folders) {
  const digests = new Map();
  for (const folder of folders) {
    const stat = await lstat(join(root, folder)).catch(() => undefined);
    if (stat === undefined) continue;
    for await (const [path, content] of contentsOf(root, folder, stat))
      digests.set(path, createHash('sha256').update(content).digest('hex'));
  }
  return digests;
}

/**
 * Of a link it is the place that it leads to: what runs is found through it.
 *
 * @param {string} root
 * @param {string} path
 * @param {{ isDirectory(): boolean, isFile(): boolean, isSymbolicLink(): boolean }} entry
 * @returns {AsyncGenerator<[path: string, content: string | Uint8Array]>}
 */
async function* contentsOf(root, path, entry) {
  if (entry.isSymbolicLink()) yield [path, `link to ${await readlink(join(root, path))}`];
  if (entry.isFile() && !NOTES.test(path)) yield [path, await readFile(join(root, path))];
  if (!entry.isDirectory()) return;
  const entries = await readdir(join(root, path), { withFileTypes: true });
  for (const each of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    yield* contentsOf(root, `${path}/${each.name}`, each);
}
