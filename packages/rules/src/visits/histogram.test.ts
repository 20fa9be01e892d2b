import { expect, test } from 'vitest';
import { bucketIn, summariseHistogram } from './histogram.ts';

const bounds = [0, 10, 20, 50];
const goals = { good: 10, poor: 20 };
const countsOf = (...values: number[]) =>
  Array.from(
    { length: bounds.length + 1 },
    (_, bucket) => values.filter((value) => bucketIn(bounds, value) === bucket).length,
  );

test.each([
  [0, 0],
  [0.1, 1],
  [10, 1],
  [10.1, 2],
  [50, 3],
  [50.1, 4],
  [Number.POSITIVE_INFINITY, 4],
])('%s is in bucket %s: a bound belongs to its own bucket', (value, bucket) => {
  expect(bucketIn(bounds, value)).toBe(bucket);
});

test('nothing was counted: nothing is said', () => {
  expect(summariseHistogram(bounds, goals, [0, 0, 0, 0, 0])).toBeNull();
  expect(summariseHistogram(bounds, goals, [])).toBeNull();
});

test.each([
  ['one visit', [7], 10, 10_000, 0],
  ['three of four are good', [3, 4, 5, 30], 10, 7_500, 2_500],
  ['half are good', [3, 4, 15, 30], 20, 5_000, 2_500],
  ['five: the fourth decides', [1, 2, 3, 12, 60], 20, 6_000, 2_000],
  ['most are beyond all bounds', [1, 60, 60, 60], null, 2_500, 7_500],
  ['all stood still', [0, 0, 0], 0, 10_000, 0],
] as const)('[CWV-1] %s: p75 is never less than it is, beside the shares', (_, values, p75, good, poor) => {
  expect(summariseHistogram(bounds, goals, countsOf(...values))).toEqual({
    count: values.length,
    p75,
    goodBasisPoints: good,
    poorBasisPoints: poor,
  });
});

test('[CWV-1] the p75 of many visits is the bound above the true one', () => {
  const values = Array.from({ length: 1_000 }, (_, index) => (index * 37) % 61);
  const summary = summariseHistogram(bounds, goals, countsOf(...values));
  const exact = values.toSorted((a, b) => a - b)[749] as number;
  expect(exact).toBeGreaterThan(20);
  expect(summary?.p75).toBe(50);
});
