import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Of so many failed tests the whole reason is printed again: where more have failed, they have one reason. */
const mostReasons = 3;
/** A page in a reason goes on for thousands of lines; what can be worked on it comes first. */
const mostReasonLines = 60;

/**
 * The lines that name the tests that failed, with the first line of the reason, after the whole reasons of the first of
 * them. What a runner printed of them is far up in the log by the time the last one has ended.
 *
 * @param {import('../types.d.ts').TestRecord[]} tests
 * @param {string} root
 */
export function failedLines(tests, root) {
  const failed = tests.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return [];
  const named = failed.map(({ file, name, reason }) => {
    const path = file.startsWith(root) ? relative(root, file) : file;
    return { title: `  ${path}: ${name}`, reason: reasonLines(reason) };
  });
  const reasons = named
    .slice(0, mostReasons)
    .flatMap(({ title, reason }) => [`${title}:`, ...reason.slice(0, mostReasonLines), '']);
  const lines = named.map(({ title, reason }) => `${title}: ${reason[0]}`);
  return [...reasons, `failed: ${failed.length}`, ...lines, ''];
}

/** @param {string} reason */
function reasonLines(reason) {
  return stripVTControlCharacters(reason).trim().split('\n');
}
