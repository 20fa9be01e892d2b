import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { misplacedPackages } from './misplaced-packages.mjs';
import { dependencyDigests, outputDigests, outputFolderOf } from './program-files.mjs';

/** Held by whoever builds: of two at once, one would take what the other writes for somebody else's. */
export const BUILD_LOCK = '.cache/build.lock';
const DEPENDENCIES = '.cache/build/dependencies.json';
const OUTPUTS = '.cache/build/outputs.json';
const UNFINISHED = '.cache/build/unfinished';

/**
 * Writes down the dependencies as they have just been installed. `install` stands for the lock file, the Node and the machine that
 * they were installed for.
 *
 * @param {string} root
 * @param {string} install
 */
export async function recordDependencies(root, install) {
  writeRecord(root, DEPENDENCIES, { install, files: Object.fromEntries(await dependencyDigests(root)) });
}

/**
 * @param {string} root
 * @param {string} install
 */
export function hasDependenciesOf(root, install) {
  return readRecord(root, DEPENDENCIES)?.install === install;
}

/**
 * @param {string} root
 */
export function hasOutputs(root) {
  return existsSync(join(root, OUTPUTS));
}

/**
 * Does work that builds, and writes down the files that it changed, also where it fails. What was another file before the work and
 * was left so stays in the record as it was built: no build makes that right. Without a record there is nothing to keep to, and
 * everything that is there is written down.
 *
 * @template Result
 * @param {string} root
 * @param {(path: string) => boolean} mayWrite
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function recordOutputs(root, mayWrite, work) {
  const before = await outputDigests(root);
  const note = join(root, UNFINISHED);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, '');
  try {
    return await work();
  } finally {
    const after = await outputDigests(root);
    const record = new Map(Object.entries(readRecord(root, OUTPUTS) ?? Object.fromEntries(after)));
    for (const path of differences(before, after).filter(mayWrite)) {
      const digest = after.get(path);
      if (digest === undefined) record.delete(path);
      else record.set(path, digest);
    }
    writeRecord(root, OUTPUTS, Object.fromEntries(record));
    rmSync(note, { force: true });
  }
}

/**
 * Whether a build was killed before it wrote down what it built: then what differs may be its own.
 *
 * @param {string} root
 */
export function wasInterrupted(root) {
  return existsSync(join(root, UNFINISHED));
}

/**
 * @param {string} root
 */
export function forgetInterruption(root) {
  rmSync(join(root, UNFINISHED), { force: true });
}

/**
 * The built files that are not as they were built. A folder that is gone as a whole is simply built again.
 *
 * @param {string} root
 */
export async function strayOutputs(root) {
  const changed = differences(outputsRecorded(root), await outputDigests(root));
  return changed.filter((path) => existsSync(join(root, outputFolderOf(path))));
}

/**
 * Compares every file that runs with what was written down when it was installed or built. `digest` stands for all of them together,
 * and can be noted elsewhere. Throws where nothing was written down.
 *
 * @param {string} root
 * @returns {Promise<{ fileCount: number, digest: string, changed: string[] }>}
 */
export async function comparePrograms(root) {
  if (!hasOutputs(root) || readRecord(root, DEPENDENCIES) === undefined)
    throw new Error('Nothing is built here, so there is nothing to compare.');
  const outputs = await outputDigests(root);
  const dependencies = await dependencyDigests(root);
  const changed = [
    ...differences(outputsRecorded(root), outputs),
    ...differences(dependenciesRecorded(root), dependencies),
    ...(await misplacedPackages(root)),
  ];
  const all = createHash('sha256');
  for (const [path, digest] of [...outputs, ...dependencies]) all.update(`${path}\0${digest}\n`);
  return { fileCount: outputs.size + dependencies.size, digest: all.digest('hex'), changed: changed.sort() };
}

/**
 * The same before a build, which makes what is not there yet, and makes anew what an interrupted build left.
 *
 * @param {string} root
 */
export async function changedBeforeBuild(root) {
  const isBuilt = hasOutputs(root) && !wasInterrupted(root);
  return [
    ...(isBuilt ? await strayOutputs(root) : []),
    ...differences(dependenciesRecorded(root), await dependencyDigests(root)),
    ...(await misplacedPackages(root)),
  ].sort();
}

/**
 * @param {Map<string, string>} one
 * @param {Map<string, string>} other
 */
function differences(one, other) {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path));
}

/**
 * @param {string} root
 * @returns {Map<string, string>}
 */
function outputsRecorded(root) {
  return new Map(Object.entries(readRecord(root, OUTPUTS) ?? {}));
}

/**
 * @param {string} root
 * @returns {Map<string, string>}
 */
function dependenciesRecorded(root) {
  return new Map(Object.entries(readRecord(root, DEPENDENCIES)?.files ?? {}));
}

/**
 * @param {string} root
 * @param {string} name
 */
function readRecord(root, name) {
  const file = join(root, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Whoever reads it meanwhile has the one before, whole.
 *
 * @param {string} root
 * @param {string} name
 * @param {object} record
 */
function writeRecord(root, name, record) {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(record, null, 1));
  renameSync(`${file}.${process.pid}`, file);
}
