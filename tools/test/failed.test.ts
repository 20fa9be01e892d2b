/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { failedLines } from './failed.mjs';

test('what failed is named with its file as it lies in the checkout and the first line of why', () => {
  const tests = [
    { file: '/checkout/a.test.ts', name: 'one', state: 'passed', tookMs: 1, reason: '' },
    {
      file: '/checkout/a.test.ts',
      name: 'two',
      state: 'failed',
      tookMs: 1,
      reason: '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at a.test.ts:3',
    },
    { file: 'journeys/b.spec.ts', name: 'three', state: 'failed', tookMs: 1, reason: '' },
  ] as const;
  expect(failedLines([...tests], '/checkout')).toEqual([
    'failed: 2',
    '  a.test.ts: two: AssertionError: expected 1 to be 2',
    '  journeys/b.spec.ts: three: ',
    '',
  ]);
});

test('where nothing failed nothing is printed', () => {
  expect(failedLines([], '/checkout')).toEqual([]);
});
