/**
 * What one runner did: { name, passed, failed, skipped, notes }. `notes` are sentences for what the runner itself
 * did not print, such as a crash.
 *
 * @param {string} name
 * @param {Partial<import('../types.d.ts').Tally>} counts
 * @returns {import('../types.d.ts').Tally}
 */
export function tally(name, counts = {}) {
  return { name, passed: 0, failed: 0, skipped: 0, notes: [], ...counts };
}

/**
 * A runner that ran nothing, wrote no report, or failed without naming a failed test has not passed: it counts as one
 * failure, so that a broken configuration can never look like success.
 *
 * @param {import('../types.d.ts').Tally} result
 * @param {number} exitCode
 */
export function withCrash(result, exitCode) {
  if (result.passed + result.failed === 0)
    return failed(result, `${result.name} executed no test (code ${exitCode})`);
  if (exitCode !== 0 && result.failed === 0)
    return failed(result, `${result.name} ended with code ${exitCode}`);
  return result;
}

/**
 * @param {import('../types.d.ts').Tally} result
 * @param {string} note
 */
function failed(result, note) {
  return { ...result, failed: result.failed + 1, notes: [...result.notes, note] };
}

/**
 * The closing lines: one per runner, and last the plain line with the sums.
 *
 * @param {import('../types.d.ts').Tally[]} results
 */
export function summaryLines(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const perRunner = results.map(({ name, passed, failed, skipped }) => {
    return `${name}: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  });
  const notes = results.flatMap(({ notes }) => notes);
  return [...notes, ...perRunner, `${sum('passed')} passed, ${sum('failed')} failed`];
}
