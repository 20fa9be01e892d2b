/// <reference path="../untyped-modules.d.ts" />
import { expect, test } from 'vitest';
import { failedLines } from './failed.mjs';

test('what failed is named with its file as it lies in the checkout and the first line of why, after all of why', () => {
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
    '  a.test.ts: two:',
    'AssertionError: expected 1 to be 2',
    '    at a.test.ts:3',
    '',
    '  journeys/b.spec.ts: three:',
    '',
    '',
    'failed: 2',
    '  a.test.ts: two: AssertionError: expected 1 to be 2',
    '  journeys/b.spec.ts: three: ',
    '',
  ]);
});

test('of many that failed all are named, and three have their whole reasons, sixty lines of each at most', () => {
  const reason = Array.from({ length: 100 }, (_, at) => `line ${at}`).join('\n');
  const failed = { file: 'a.test.ts', name: 'one', state: 'failed', tookMs: 1, reason } as const;
  const lines = failedLines(
    Array.from({ length: 5 }, () => failed),
    '/checkout',
  );
  expect(lines.filter((line: string) => line === 'line 59')).toHaveLength(3);
  expect(lines).not.toContain('line 60');
  expect(lines.slice(-7)).toEqual([
    'failed: 5',
    ...Array.from({ length: 5 }, () => '  a.test.ts: one: line 0'),
    '',
  ]);
});

test('where nothing failed nothing is printed', () => {
  expect(failedLines([], '/checkout')).toEqual([]);
});
