import { lstat, readdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { lockedPackages, namesIn } from './program-files.mjs';

const WITH_PROGRAMS = ['apps', 'packages', 'tools'];
/** What was built is read file by file; Lighthouse and StrykerJS have locks of their own, and no server looks into them. */
const PASSED_OVER = new Set(['dist', 'lighthouse', 'mutation']);

/**
 * The packages that Node would find although the lock does not have them there, and the links to the packages of the repository
 * that lead elsewhere. Node takes what is nearest, so that one of these runs instead of what was installed.
 *
 * @param {string} root
 */
export async function misplacedPackages(root) {
  const locked = await lockedPackages(root);
  const misplaced = [];
  for await (const path of packagesOf(root)) if (!locked[path]) misplaced.push(path);
  for (const [path, { link, resolved = '' }] of Object.entries(locked))
    if (link && !(await isLinkTo(join(root, path), join(root, resolved)))) misplaced.push(path);
  return misplaced;
}

/**
 * @param {string} root
 * @returns {AsyncGenerator<string>}
 */
async function* packagesOf(root) {
  yield* packagesIn(root, 'node_modules');
  for (const folder of WITH_PROGRAMS) yield* packagesBelow(root, folder);
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {AsyncGenerator<string>}
 */
async function* packagesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules') yield* packagesIn(root, path);
    else if (entry.isDirectory() && !PASSED_OVER.has(entry.name)) yield* packagesBelow(root, path);
  }
}

/**
 * Node takes no package whose name begins with a dot: npm and Vite keep their notes there.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {AsyncGenerator<string>}
 */
async function* packagesIn(root, folder) {
  for (const name of await namesIn(join(root, folder))) {
    if (name.startsWith('@')) yield* packagesIn(root, `${folder}/${name}`);
    else if (!name.startsWith('.')) yield `${folder}/${name}`;
  }
}

/**
 * @param {string} path
 * @param {string} target
 */
async function isLinkTo(path, target) {
  const stat = await lstat(path).catch(() => undefined);
  return stat?.isSymbolicLink() === true && (await whereIs(path)) === (await whereIs(target));
}

/**
 * @param {string} path
 */
async function whereIs(path) {
  return realpath(path).catch(() => undefined);
}
