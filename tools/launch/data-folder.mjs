import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const CAUSES = {
  EACCES: 'this user may not write in',
  EPERM: 'this user may not write in',
  EROFS: 'nothing can be written on the file system of',
  ENOSPC: 'no space is left for',
  EDQUOT: 'the quota leaves no space for',
  ENAMETOOLONG: 'the name is too long for',
};

/**
 * Makes the folder, with those above it, and sees that it can be written in. Throws an Error whose sentence names the
 * folder and the cause. One level at a time: below /proc Node's `recursive` option never returns.
 *
 * @param {string} folder
 */
export function makeDataFolder(folder) {
  for (const level of missingLevels(folder)) attempt(folder, dirname(level), () => mkdirSync(level));
  attempt(folder, folder, () => accessSync(folder, constants.W_OK | constants.X_OK));
}

/**
 * The folders to make, the outermost first.
 *
 * @param {string} folder
 */
function missingLevels(folder) {
  const missing = [];
  let level = folder;
  for (; find(level) === undefined && dirname(level) !== level; level = dirname(level))
    missing.unshift(level);
  if (find(level)?.isDirectory()) return missing;
  throw cannot(folder, `${level} is not a folder`);
}

/**
 * Below a file the system reports "not a directory" instead of "no such file".
 *
 * @param {string} path
 */
function find(path) {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw cannot(path, `it cannot be looked at (${error.code})`);
  }
}

/**
 * @param {string} folder
 * @param {string} where
 * @param {() => void} work
 */
function attempt(folder, where, work) {
  try {
    work();
  } catch (error) {
    // Another process made it at the same moment.
    if (error.code === 'EEXIST' && find(folder)?.isDirectory()) return;
    throw cannot(folder, `${CAUSES[error.code] ?? 'the system makes no folder in'} ${where} (${error.code})`);
  }
}

/**
 * @param {string} folder
 * @param {string} cause
 */
function cannot(folder, cause) {
  return new Error(
    `The data cannot be kept in ${folder}: ${cause}. Set HANPAN_DATA to a folder that can be made.`,
  );
}
