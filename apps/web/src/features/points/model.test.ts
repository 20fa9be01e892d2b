import type { PointEntry } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { conversionProblem, isCapped, percentText, usualConversions } from './model.ts';

test.each([
  [undefined, 'required'],
  [0, 'required'],
  [999, 'minimum'],
  [1000, undefined],
  [5000, undefined],
  [5001, 'exceeds'],
] as const)('of 5,000 points, from 1,000 on, converting %s is %s', (wanted, problem) => {
  const typed = wanted === undefined ? undefined : amount(wanted);
  expect(conversionProblem(typed, amount(5000), 1000)).toBe(problem);
});

test('a percentage is written as it stands, and a fixed number of points has none', () => {
  expect([1, 0.5, 1.25, null].map((percent) => percentText(percent, 'ko'))).toEqual([
    '1%',
    '0.5%',
    '1.25%',
    '–',
  ]);
  expect(percentText(1.25, 'vi')).toBe('1,25%');
});

test('only what was earned can have been capped', () => {
  const entry = { useType: 'earn', accruedPoints: amount(500), appliedPoints: amount(300) } as PointEntry;
  expect(isCapped(entry)).toBe(true);
  expect(isCapped({ ...entry, appliedPoints: amount(500) })).toBe(false);
  expect(isCapped({ ...entry, useType: 'convert', appliedPoints: amount(-500) })).toBe(false);
});

test('sums below the least conversion and above what is held are not offered', () => {
  expect(usualConversions(amount(10_870), 1_000)).toEqual([1_000, 5_000, 10_000]);
  expect(usualConversions(amount(10_870), 10_000)).toEqual([10_000]);
  expect(usualConversions(amount(900), 1_000)).toEqual([]);
});
