import { comparePrograms } from '../build/program-files.mjs';

const DAY_MS = 24 * 3_600_000;
const MOST_NAMED = 5;

/**
 * Sees that what is about to run is what was built (standards OPS-6), and throws an Error with a sentence where it is not. That
 * takes seconds, which whoever tries something on one machine alone does not wait: others have to reach the address.
 *
 * @param {string} root
 * @param {string | undefined} publicUrl
 */
export async function checkPrograms(root, publicUrl) {
  const sentence = isForOthers(publicUrl) ? await faultOf(root) : undefined;
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
 * @returns {Promise<string | undefined>}
 */
async function faultOf(root) {
  const { changed } = await comparePrograms(root);
  if (changed.length === 0) return undefined;
  const more = changed.length > MOST_NAMED ? ` and ${changed.length - MOST_NAMED} more` : '';
  return (
    `PROGRAM FILES HAVE CHANGED since they were built: ${changed.slice(0, MOST_NAMED).join(', ')}${more}. ` +
    'Find out who did it. To build and install anew, stop the site, delete node_modules and .cache, and start again.'
  );
}

/**
 * @param {string | undefined} publicUrl
 */
function isForOthers(publicUrl) {
  return publicUrl !== undefined && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(publicUrl).hostname);
}
