import { changedBeforeBuild, comparePrograms } from '../build/program-record.mjs';
import { firstNames } from '../say.mjs';

const DAY_MS = 24 * 3_600_000;
/** All that git ignores below these folders, and nothing else: what was built or installed, and what was put beside it. */
const CLEAN = 'git clean -fdX apps packages tools node_modules .cache';

/**
 * Sees before a build that what is about to run is what was built and installed (standards OPS-6), and throws an Error with a sentence
 * where it is not. That takes seconds, which whoever tries something on one machine alone does not wait: others have to reach
 * the address.
 *
 * @param {string} root
 * @param {string | undefined} publicUrl
 */
export async function checkPrograms(root, publicUrl) {
  const sentence = isForOthers(publicUrl) ? faultIn(await changedBeforeBuild(root)) : undefined;
  if (sentence !== undefined) throw new Error(sentence);
}

/**
 * Says it once a day, wherever the site runs, and lets it run: whoever is called decides. Returns what ends it.
 *
 * @param {string} root
 * @param {{ say: import('../types.d.ts').Say, everyMs?: number }} options
 */
export function keepChecking(root, { say, everyMs = DAY_MS }) {
  const timer = setInterval(async () => {
    const sentence = await faultOf(root).catch((error) => `The programs were not compared: ${error.message}`);
    if (sentence !== undefined) say(sentence);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * @param {string} root
 */
async function faultOf(root) {
  return faultIn((await comparePrograms(root)).changed);
}

/**
 * @param {string[]} changed
 */
function faultIn(changed) {
  if (changed.length === 0) return undefined;
  return (
    `PROGRAM FILES HAVE CHANGED since they were built: ${firstNames(changed)}. ` +
    `Find out who did it. To install and build anew, stop the site, run \`${CLEAN}\` and start again.`
  );
}

/**
 * @param {string | undefined} publicUrl
 */
function isForOthers(publicUrl) {
  return publicUrl !== undefined && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname);
}
