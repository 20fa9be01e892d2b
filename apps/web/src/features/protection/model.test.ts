import { describe, expect, test } from 'vitest';
import { byKind, effectOf, leftOf, limitProblem, mostAmount, shareOf } from './model.ts';

describe('[RG-2] when a limit holds that is asked for', () => {
  test.each([
    ['a first one at once', null, 50_000, 'now'],
    ['a lower one at once', 50_000, 49_999, 'now'],
    ['a higher one later', 50_000, 50_001, 'later'],
    ['the same one as it stands', 50_000, 50_000, 'same'],
  ] as const)('%s', (_, standing, asked, effect) => {
    expect(effectOf(standing, asked)).toBe(effect);
  });
});

test.each([
  ['deposit', undefined, 'empty'],
  ['deposit', 0, 'empty'],
  ['deposit', 1, undefined],
  ['stake', mostAmount, undefined],
  ['stake', mostAmount + 1, 'tooMuch'],
  ['time', 9, 'minutesRange'],
  ['time', 10, undefined],
  ['time', 1440, undefined],
  ['time', 1441, 'minutesRange'],
] as const)('a limit of %s of %s is asked for only where the server takes it', (kind, typed, problem) => {
  expect(limitProblem({ kind }, typed)).toBe(problem);
});

test.each([
  [100_000, 30_000, 70_000, 0.3],
  [100_000, 120_000, 0, 1],
  // More was won than lost.
  [100_000, -20_000, 120_000, 0],
])('of %s with %s used %s is left', (amount, used, left, share) => {
  expect(leftOf({ amount, used })).toBe(left);
  expect(shareOf({ amount, used })).toBe(share);
});

test('without a limit nothing is left of it, and its bar is empty', () => {
  expect(leftOf({ amount: null, used: 30_000 })).toBeUndefined();
  expect(shareOf({ amount: null, used: 30_000 })).toBe(0);
});

test('limits stand under their kinds in the order of the server', () => {
  const limit = { amount: null, used: 0, endsAt: '2026-12-01T00:00:00Z', wanted: null };
  const list = [
    { ...limit, kind: 'deposit', period: 'day' },
    { ...limit, kind: 'deposit', period: 'week' },
    { ...limit, kind: 'time', period: 'day' },
  ] as const;
  const names = byKind(list).map(([kind, limits]) => [kind, ...limits.map(({ period }) => period)]);
  expect(names).toEqual([
    ['deposit', 'day', 'week'],
    ['time', 'day'],
  ]);
});
