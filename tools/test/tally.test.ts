/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { countStates, testsOfPlaywright, testsOfVitest } from './reports.mjs';
import { summaryLines, tally, withCrash } from './tally.mjs';

const vitest = {
  testResults: [
    {
      name: '/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'world [ST-06] one', status: 'passed', duration: 12 },
        { fullName: 'two', status: 'failed' },
        { fullName: 'three', status: 'pending' },
      ],
    },
    { name: '/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ],
};

test('tests of Vitest are counted, and a file that did not load is a failure', () => {
  const tests = testsOfVitest(vitest);
  expect(countStates(tests)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(tests[0]).toEqual({
    file: '/a.test.ts',
    name: 'world [ST-06] one',
    state: 'passed',
    tookMs: 12,
    reason: '',
  });
  expect(tests[3]?.reason).toBe('no such module');
});

test('tests of Playwright are found through all levels, and errors outside them are failures', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ duration: 7 }, { duration: 8 }] }],
  });
  const report = {
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        title: 'journeys/a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('[AC-01] guest', 'expected')],
        suites: [
          { title: 'cash', specs: [spec('x', 'flaky'), spec('y', 'unexpected'), spec('z', 'skipped')] },
        ],
      },
    ],
  };
  const tests = testsOfPlaywright(report);
  expect(countStates(tests)).toEqual({ passed: 2, failed: 2, skipped: 1 });
  expect(tests.map(({ name }: { name: string }) => name)).toContain('cash x');
  expect(tests[0]).toMatchObject({ name: '[AC-01] guest', tookMs: 15 });
});

test('a runner that ran nothing, crashed or wrote no report has not passed', () => {
  expect(withCrash(tally('unit', countStates(testsOfVitest(undefined))), 0)).toMatchObject({ failed: 1 });
  expect(withCrash(tally('unit', { passed: 3 }), 1)).toMatchObject({ passed: 3, failed: 1 });
  expect(withCrash(tally('unit', { passed: 3, failed: 1 }), 1)).toMatchObject({
    passed: 3,
    failed: 1,
    notes: [],
  });
  expect(withCrash(tally('unit', { passed: 3 }), 0)).toMatchObject({ passed: 3, failed: 0 });
});

test('the last line is the sum, plain', () => {
  const lines = summaryLines([
    tally('check', { passed: 8 }),
    tally('unit', { passed: 2, failed: 1, skipped: 1 }),
  ]);
  expect(lines).toEqual([
    'check: 8 passed, 0 failed',
    'unit: 2 passed, 1 failed, 1 skipped',
    '10 passed, 1 failed',
  ]);
});
