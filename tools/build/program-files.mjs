import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const RECORD = '.cache/build/programs.json';
/** What the compiler and the build keep for themselves: nothing of it runs. */
const NOTES = /\.tsbuildinfo$|\.build-stamp$|\.d\.[cm]?ts$|\.map$/;

/**
 * Writes down the SHA-256 of every file that runs: what was built here, and the dependencies that it was built with. What
 * stands in the repository beside that is compared by git.
 *
 * @param {string} root
 */
export async function recordPrograms(root) {
  const file = join(root, RECORD);
  await mkdir(dirname(file), { recursive: true });
  const files = Object.fromEntries(await digestsOf(root));
  // Whoever reads it meanwhile has the one before, whole.
  await writeFile(`${file}.${process.pid}`, JSON.stringify(files, null, 1));
  await rename(`${file}.${process.pid}`, file);
}

/**
 * @param {string} root
 */
export function hasRecord(root) {
  return existsSync(join(root, RECORD));
}

/**
 * Compares every file that runs with what was written down when it was built. `digest` stands for all of them together, and can be
 * noted elsewhere. Throws where nothing was written down.
 *
 * @param {string} root
 * @returns {Promise<{ fileCount: number, digest: string, changed: string[] }>}
 */
export async function comparePrograms(root) {
  if (!hasRecord(root)) throw new Error('Nothing is built here, so there is nothing to compare.');
  const recorded = new Map(Object.entries(JSON.parse(await readFile(join(root, RECORD), 'utf8'))));
  const found = await digestsOf(root);
  const paths = new Set([...recorded.keys(), ...found.keys()]);
  const changed = [...paths].filter((path) => recorded.get(path) !== found.get(path)).sort();
  const all = createHash('sha256');
  for (const [path, digest] of found) all.update(`${path}\0${digest}\n`);
  return { fileCount: found.size, digest: all.digest('hex'), changed };
}

/**
 * One file after the other and without blocking: whoever asks has other work meanwhile.
 *
 * @param {string} root
 * @returns {Promise<Map<string, string>>}
 */
async function digestsOf(root) {
  const digests = new Map();
  for (const folder of await foldersOf(root)) {
    for await (const path of filesBelow(root, folder)) {
      const content = await readFile(join(root, path));
      digests.set(path, createHash('sha256').update(content).digest('hex'));
    }
  }
  return digests;
}

/**
 * @param {string} root
 */
async function foldersOf(root) {
  const built = [];
  for (const level of ['apps', 'packages']) {
    for (const name of await namesIn(join(root, level)))
      built.push(`${level}/${name}/dist`, `${level}/${name}/client/dist`);
  }
  return [...built, ...(await dependenciesOf(root))].filter((folder) => existsSync(join(root, folder)));
}

/**
 * The folders of what is needed to run, without those that lie in another one of them.
 *
 * @param {string} root
 */
async function dependenciesOf(root) {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8').catch(() => '{"packages":{}}');
  return Object.entries(JSON.parse(lock).packages)
    .filter(([path, { dev, link }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !link)
    .map(([path]) => path)
    .sort();
}

/**
 * @param {string} folder
 */
async function namesIn(folder) {
  return (await readdir(folder).catch(() => [])).sort();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {AsyncGenerator<string>}
 */
async function* filesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    else if (entry.isFile() && !NOTES.test(entry.name)) yield path;
  }
}
