import { amount, combinationPayout, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  combinationsOf,
  mostSystemBets,
  systemBets,
  systemFault,
  systemSizes,
  systemTotals,
} from './systems.ts';

describe('the bets of a system', () => {
  test.each([
    [2, 1, 2],
    [3, 1, 3],
    [3, 2, 3],
    [4, 2, 6],
    [4, 3, 4],
    [5, 2, 10],
    [5, 3, 10],
    [7, 3, 35],
    [8, 2, 28],
    [10, 9, 10],
    [20, 19, 20],
    [20, 10, 184_756],
  ])('of %i legs there are with %i each: %i', (legs, size, bets) => {
    expect(systemBets(legs, size)).toBe(bets);
    if (bets <= mostSystemBets) expect(combinationsOf(Array(legs).fill(0), size)).toHaveLength(bets);
  });

  test('come in the order of the legs, the earliest first', () => {
    expect(combinationsOf(['a', 'b', 'c', 'd'], 2).map((each) => each.join(''))).toEqual([
      ...['ab', 'ac', 'ad', 'bc', 'bd', 'cd'],
    ]);
    expect(combinationsOf(['a', 'b', 'c'], 1)).toEqual([['a'], ['b'], ['c']]);
    expect(combinationsOf(['a', 'b'], 2)).toEqual([['a', 'b']]);
    expect(combinationsOf(['a', 'b'], 3)).toEqual([]);
  });

  test('are every set of legs of that size, each once: as all sets of bits say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.nat({ max: 7 }), (legs, less) => {
        const size = Math.max(1, legs - 1 - less);
        const bitsOf = (each: readonly number[]) => each.reduce((bits, leg) => bits | (1 << leg), 0);
        const places = Array.from({ length: legs }, (_, place) => place);
        const found = combinationsOf(places, size).map(bitsOf);
        const all = Array.from({ length: 2 ** legs }, (_, bits) => bits);
        const wanted = all.filter((bits) => places.filter((leg) => bits & (1 << leg)).length === size);
        expect(found.toSorted((a, b) => a - b)).toEqual(wanted);
        expect(systemBets(legs, size)).toBe(wanted.length);
      }),
    );
  });
});

describe('which systems there are', () => {
  test.each([
    [1, 1, 'no-system'],
    [3, 0, 'no-system'],
    [3, 3, 'no-system'],
    [3, 4, 'no-system'],
    [3, 1.5, 'no-system'],
    [3, 2, undefined],
    [7, 4, undefined],
    [8, 3, 'too-many-bets'],
    [10, 2, 'too-many-bets'],
    [20, 1, undefined],
  ] as const)('of %i legs with %d each: %s', (legs, size, fault) => {
    expect(systemFault(legs, size)).toBe(fault);
  });

  test.each([
    [0, []],
    [1, []],
    [2, [1]],
    [3, [1, 2]],
    [5, [1, 2, 3, 4]],
    [7, [1, 2, 3, 4, 5, 6]],
    [8, [1, 2, 6, 7]],
    [10, [1, 9]],
  ])('%i legs have the sizes %j', (legs, sizes) => {
    expect(systemSizes(legs)).toEqual(sizes);
  });
});

describe('what a system costs and may return', () => {
  const odds = [1_870, 2_050, 3_330].map(oddsMilli);

  test.each([
    // 1001 × (1.87 × 2.05, 1.87 × 3.33, 2.05 × 3.33), each floored: 3837.33…, 6233.32…, 6833.32…
    [2, 3, 3_003, 3_837 + 6_233 + 6_833],
    // 1001 × (1.87, 2.05, 3.33): 1871.87, 2052.05, 3333.33
    [1, 3, 3_003, 1_871 + 2_052 + 3_333],
  ])('with %i each', (size, bets, stakeAmount, returnAmount) => {
    expect(systemTotals(amount(1_001), odds, size)).toEqual({ bets, stakeAmount, returnAmount });
  });

  test('with what each bet gets besides, in the order of the bets', () => {
    // 1001 × (1.87 × 2.05 × 1.02, 1.87 × 3.33, 2.05 × 3.33 × 1.05), each floored: 3914.07…, 6233.32…, 7174.99…
    expect(systemTotals(amount(1_001), odds, 2, [200, 0, 500]).returnAmount).toBe(3_914 + 6_233 + 7_174);
  });

  test('returns the largest amount that there is where it would be more', () => {
    const long = Array.from({ length: 10 }, () => oddsMilli(90_000));
    expect(systemTotals(amount(2_000_000), long, 9).returnAmount).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('costs the largest amount that there is where it would be more, as a stake that is being typed may', () => {
    const five = Array.from({ length: 5 }, () => oddsMilli(2_000));
    expect(systemTotals(amount(999_999_999_999_999), five, 2)).toEqual({
      bets: 10,
      stakeAmount: Number.MAX_SAFE_INTEGER,
      returnAmount: Number.MAX_SAFE_INTEGER,
    });
  });

  test('is the sum of its bets, whatever they are', () => {
    const price = fc.integer({ min: 1_000, max: 20_000 }).map(oddsMilli);
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 3, maxLength: 6 }),
        fc.integer({ min: 1, max: 100_000 }).map(amount),
        (prices, stake) => {
          let [pairs, sum] = [0, 0];
          for (const [index, one] of prices.entries())
            for (const other of prices.slice(index + 1)) {
              pairs += 1;
              sum += combinationPayout(stake, [one, other]);
            }
          expect(systemTotals(stake, prices, 2)).toEqual({
            ...{ bets: pairs, stakeAmount: pairs * stake, returnAmount: sum },
          });
        },
      ),
    );
  });
});
