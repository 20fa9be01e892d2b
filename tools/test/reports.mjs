import { readFileSync } from 'node:fs';

/**
 * The parsed report of a runner, or undefined when it wrote none.
 *
 * @param {string} file
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The tests in a report of Vitest as { file, name, state, tookMs, reason }: name with its describe titles, state passed,
 * failed or skipped, reason the message of what failed, else ''. A file that failed before its tests were known (a failed
 * import or hook) is one failed test.
 *
 * @returns {import('../types.d.ts').TestRecord[]}
 */
export function testsOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, status, assertionResults, message }) => {
    const tests = assertionResults.map(({ fullName, status: state, duration, failureMessages }) => ({
      file,
      name: fullName,
      state: stateOf(state),
      tookMs: duration ?? 0,
      reason: failureMessages?.[0] ?? '',
    }));
    const brokeOutside = status === 'failed' && !tests.some(({ state }) => state === 'failed');
    return brokeOutside
      ? [...tests, { file, name: 'the file itself', state: 'failed', tookMs: 0, reason: message }]
      : tests;
  });
}

/**
 * The same for a report of Playwright. A test that passed only when repeated counts as passed.
 *
 * @returns {import('../types.d.ts').TestRecord[]}
 */
export function testsOfPlaywright(report) {
  const tests = [];
  const visit = (suite, titles, file) => {
    for (const spec of suite.specs ?? []) {
      for (const { status, results = [] } of spec.tests) {
        const state = { expected: 'passed', flaky: 'passed', unexpected: 'failed' }[status] ?? 'skipped';
        const tookMs = results.reduce((sum, { duration }) => sum + duration, 0);
        const reason = results.findLast(({ error }) => error !== undefined)?.error.message ?? '';
        tests.push({
          file: spec.file ?? file,
          name: [...titles, spec.title].join(' '),
          state,
          tookMs,
          reason,
        });
      }
    }
    for (const child of suite.suites ?? []) visit(child, [...titles, child.title], child.file ?? file);
  };
  // The outermost suites are the files; their titles are paths and say nothing about requirements.
  for (const suite of report?.suites ?? []) visit(suite, [], suite.file);
  const broken = (report?.errors ?? []).map(({ message }) => ({
    file: '',
    name: 'outside the tests',
    state: 'failed',
    tookMs: 0,
    reason: message ?? '',
  }));
  return [...tests, ...broken];
}

/**
 * Counts by state.
 *
 * @param {import('../types.d.ts').TestRecord[]} tests
 */
export function countStates(tests) {
  const count = (wanted) => tests.filter(({ state }) => state === wanted).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/**
 * @param {string} status
 * @returns {import('../types.d.ts').TestRecord['state']}
 */
function stateOf(status) {
  return status === 'passed' || status === 'failed' ? status : 'skipped';
}
