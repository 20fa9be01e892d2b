import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allWays, onceEach, type Ways, waysOfSums } from './ways.ts';

/** Every set of `count` of first … last, listed. */
function sets(count: number, first: number, last: number): number[][] {
  if (count === 0) return [[]];
  if (first > last) return [];
  const having = sets(count - 1, first + 1, last).map((rest) => [first, ...rest]);
  return [...having, ...sets(count, first + 1, last)];
}

function listed(count: number, first: number, last: number): Ways {
  const ways = new Map<number, bigint>();
  for (const set of sets(count, first, last)) {
    const sum = set.reduce((total, number) => total + number, 0);
    ways.set(sum, (ways.get(sum) ?? 0n) + 1n);
  }
  return ways;
}

const ascending = (ways: Ways) => [...ways].toSorted(([a], [b]) => a - b);

describe('the ways of sums', () => {
  test('are those of the sets themselves', () => {
    const small = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 5 }), fc.nat(9));
    fc.assert(
      fc.property(small, ([count, first, more]) => {
        const last = first + more;
        expect(ascending(waysOfSums(count, { first, last }))).toEqual(ascending(listed(count, first, last)));
      }),
    );
  });

  test('of five of 28 are 98,280, each listed', () => {
    const ways = waysOfSums(5, { first: 1, last: 28 });
    expect(allWays(ways)).toBe(98_280n);
    expect(ascending(ways)).toEqual(ascending(listed(5, 1, 28)));
  });

  test('of 22 of 70 are as many as there are sets, from the lowest to the highest sum', () => {
    const ways = waysOfSums(22, { first: 1, last: 70 });
    let sets70 = 1n;
    for (let each = 1n; each <= 22n; each += 1n) sets70 = (sets70 * (71n - each)) / each;
    expect(allWays(ways)).toBe(sets70);
    const sums = ascending(ways).map(([sum]) => sum);
    expect([sums.at(0), sums.at(-1), sums.length]).toEqual([253, 1309, 1057]);
  });
});

test('numbers once each', () => {
  expect([...onceEach(0, 2)]).toEqual([
    [0, 1n],
    [1, 1n],
    [2, 1n],
  ]);
});
