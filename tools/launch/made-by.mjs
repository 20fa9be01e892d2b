import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as checkout } from '../root.mjs';
import { run } from '../run.mjs';

/**
 * Which code this is: the version, and the commit where the checkout is one of git (null elsewhere).
 *
 * @param {string} root
 * @returns {Promise<{ version: string, commit: string | null }>}
 */
export async function readMadeBy(root = checkout) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return { version, commit: code === 0 ? output.trim() : null };
}

const noteIn = (dataFolder) => join(dataFolder, 'runs.json');

/**
 * Notes in the data folder which code an installation is started with: newer code may be fetched while it runs.
 *
 * @param {string} dataFolder
 * @param {string} root
 */
export async function noteWhatRuns(dataFolder, root = checkout) {
  const file = noteIn(dataFolder);
  writeFileSync(`${file}.new`, `${JSON.stringify(await readMadeBy(root))}\n`);
  renameSync(`${file}.new`, file);
}

/**
 * Which code ran last in the data folder, and may still run; where nobody has noted it, the code that is here.
 *
 * @param {string} dataFolder
 * @param {string} root
 * @returns {Promise<{ version: string, commit: string | null }>}
 */
export async function readWhatRuns(dataFolder, root = checkout) {
  try {
    const { version, commit } = JSON.parse(readFileSync(noteIn(dataFolder), 'utf8'));
    if (typeof version === 'string' && (commit === null || typeof commit === 'string'))
      return { version, commit };
  } catch {
    // One from before there were such notes, or that a power cut has met.
  }
  return readMadeBy(root);
}
