import { relative } from 'node:path';

/**
 * The lines that name the tests that took longest, the longest first: where to look when a run has become slow.
 *
 * @param {Pick<import('../types.d.ts').TestRecord, 'file' | 'name' | 'tookMs'>[]} tests
 * @param {string} root
 */
export function slowestLines(tests, root, count = 10) {
  const timed = tests.filter(({ tookMs }) => tookMs > 0).sort((a, b) => b.tookMs - a.tookMs);
  if (timed.length === 0) return [];
  const lines = timed.slice(0, count).map(({ file, name, tookMs }) => {
    const path = file.startsWith(root) ? relative(root, file) : file;
    return `${(tookMs / 1000).toFixed(1).padStart(7)} s  ${path}: ${name}`;
  });
  return [`the ${lines.length} slowest`, ...lines, ''];
}
