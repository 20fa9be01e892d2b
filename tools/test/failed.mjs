import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The lines that name the tests that failed, with the first line of the reason. What a runner printed of them is far up
 * in the log by the time the last one has ended.
 *
 * @param {import('../types.d.ts').TestRecord[]} tests
 * @param {string} root
 */
export function failedLines(tests, root) {
  const failed = tests.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return [];
  const lines = failed.map(({ file, name, reason }) => {
    const path = file.startsWith(root) ? relative(root, file) : file;
    return `  ${path}: ${name}: ${firstLine(reason)}`;
  });
  return [`failed: ${failed.length}`, ...lines, ''];
}

/** @param {string} reason */
function firstLine(reason) {
  return stripVTControlCharacters(reason).trimStart().split('\n', 1)[0] ?? '';
}
