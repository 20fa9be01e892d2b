import { readFileSync } from 'node:fs';
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
