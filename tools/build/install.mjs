import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuseUnderRunningSite } from '../launch/running-sites.mjs';
import { root as checkout } from '../root.mjs';
import { runNpm } from '../run.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { hasDependenciesOf, recordDependencies } from './program-record.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const MINIMUM = /** @type {const} */ ([20, 19]);

/** A sentence when this Node is too old, else undefined. */
export function nodeComplaint(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return undefined;
  return `Node.js ${version} is too old: this project needs ${MINIMUM.join('.')} or newer (https://nodejs.org).`;
}

/**
 * Brings node_modules in step with the lock file. Does nothing, quickly, when it already is. A start and a test run at
 * once install once: the second waits, and then finds it done. Throws an Error; also where a site runs from here.
 *
 * @param {import('../types.d.ts').Say} say
 * @param {{ root?: string, npm?: typeof runNpm }} options
 */
export async function install(say, { root = checkout, npm = runNpm } = {}) {
  const stampFile = join(root, 'node_modules', '.hanpan-install');
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = installHash(lock);
  const isInStep = () => {
    const stamp = readStamp(stampFile);
    if (stamp !== undefined || !isInstalled(root, JSON.parse(lock))) return stamp === wanted;
    writeStamp(stampFile, wanted);
    return true;
  };
  const run = async () => {
    if (isInStep()) return false;
    refuseUnderRunningSite('Installing dependencies', root);
    say('installing dependencies (npm ci)');
    const { code } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: root, show: true });
    if (code !== 0) throw new Error(`npm ci failed with code ${code}; its own words are above.`);
    // Before the stamp: whoever is killed in between installs and writes down once more.
    await recordDependencies(root, wanted);
    writeStamp(stampFile, wanted);
    return true;
  };
  if (isInStep()) {
    // Installed by hand, or before there was such a record.
    if (!hasDependenciesOf(root, wanted)) await recordDependencies(root, wanted);
    return false;
  }
  return oneAtATime(join(root, '.cache', 'install.lock'), run, (pid) =>
    say(`waiting for another install (process ${pid})`),
  );
}

/**
 * @param {string} lock
 */
function installHash(lock) {
  const { node } = process.versions;
  return createHash('sha256').update(`${lock}\0${node}\0${process.platform}-${process.arch}`).digest('hex');
}

/**
 * True when npm itself noted, at the end of an earlier install, exactly the packages of the lock file: after an
 * `npm install` by hand another one would only cost a minute.
 *
 * @param {string} root
 * @param {import('../types.d.ts').LockFile} lock
 */
function isInstalled(root, lock) {
  const noteFile = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(noteFile)) return false;
  const noted = JSON.parse(readFileSync(noteFile, 'utf8')).packages;
  const wanted = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'));
  const same = (a, b) =>
    a.version === b.version && a.integrity === b.integrity && Boolean(a.link) === Boolean(b.link);
  const complete = wanted.every(([path, entry]) => (noted[path] ? same(noted[path], entry) : entry.optional));
  return complete && Object.keys(noted).every((path) => lock.packages[path]);
}
