import { amount } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithinExpectedCost, pickPrize, ticketsOf, totalWeight, type WheelPrize } from './prize-wheel.ts';

const prize = (points: number, weight: number): WheelPrize => ({ points: amount(points), weight });
const wheel = [
  prize(0, 400),
  prize(100, 300),
  prize(300, 150),
  prize(500, 100),
  prize(1_000, 49),
  prize(10_000, 1),
];

/** How often each prize is drawn when every random number is drawn once. */
function frequencies(prizes: readonly WheelPrize[]): number[] {
  const counts = prizes.map(() => 0);
  for (let random = 0; random < totalWeight(prizes); random += 1) {
    const index = pickPrize(prizes, random);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

describe('the draw of the prize wheel', () => {
  test('[RNG-9] over all random numbers each prize is drawn exactly as often as its weight says', () => {
    expect(frequencies(wheel)).toEqual(wheel.map(({ weight }) => weight));
  });

  test('the same holds for any wheel', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 }), (weights) => {
        expect(frequencies(weights.map((weight) => prize(1, weight)))).toEqual(weights);
      }),
    );
  });

  test.each([-1, 1_000, 0.5, Number.NaN])('%s is no place on the wheel', (random) => {
    expect(() => pickPrize(wheel, random)).toThrow(RangeError);
  });
});

describe('the expected cost of a turn', () => {
  test('is bounded exactly: one point in total makes the difference', () => {
    const paid = wheel.reduce((sum, { points, weight }) => sum + points * weight, 0);
    expect(paid).toBe(184_000);
    expect(isWithinExpectedCost(wheel, 184)).toBe(true);
    expect(isWithinExpectedCost([...wheel.slice(0, -1), prize(10_001, 1)], 184)).toBe(false);
    expect(isWithinExpectedCost(wheel, 183)).toBe(false);
  });

  test('is what all places of the wheel pay on average', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 1, max: 9 })), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.integer({ min: 0, max: 60 }),
        (places, max) => {
          const prizes = places.map(([points, weight]) => prize(points, weight));
          const draws = Array.from({ length: totalWeight(prizes) }, (_, random) => pickPrize(prizes, random));
          const paid = draws.reduce((sum, index) => sum + (prizes[index]?.points ?? 0), 0);
          expect(isWithinExpectedCost(prizes, max)).toBe(paid <= max * draws.length);
        },
      ),
    );
  });

  test('stays exact beyond what a double holds', () => {
    const huge = [prize(Number.MAX_SAFE_INTEGER, 3), prize(0, 1)];
    expect(isWithinExpectedCost(huge, Math.ceil((Number.MAX_SAFE_INTEGER / 4) * 3) + 2)).toBe(true);
    expect(isWithinExpectedCost(huge, Math.floor(Number.MAX_SAFE_INTEGER / 2))).toBe(false);
  });
});

test.each([
  [99_999, 100_000, 3, 0],
  [100_000, 100_000, 3, 1],
  [299_999, 100_000, 3, 2],
  [1_000_000, 100_000, 3, 3],
  [1_000_000, 0, 3, 0],
])('deposits of %d at %d a ticket and %d a day earn %d', (deposited, perTicket, max, tickets) => {
  expect(ticketsOf(amount(deposited), amount(perTicket), max)).toBe(tickets);
});
