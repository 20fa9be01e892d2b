import { amount, oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { halfWon, type LegResult, lost, voided, won } from './leg-result.ts';
import { stillPossible } from './still-possible.ts';

const leg = (odds: number, result: LegResult | null = null) => ({ oddsMilli: oddsMilli(odds), result });
const bonus = {
  minOddsMilli: 1150,
  steps: [
    { legs: 2, bonusBasisPoints: 200 },
    { legs: 3, bonusBasisPoints: 1000 },
  ],
};
const stake = amount(10_000);

describe('the most that a bet can still return', () => {
  test.each([
    ['nothing is decided', [leg(2000), leg(1500), leg(3000)], 99_000, 1000],
    ['one has won', [leg(2000, won), leg(1500), leg(3000)], 99_000, 1000],
    [
      'one was given back: its odds are gone, and a step of the bonus',
      [leg(2000), leg(1500), leg(3000, voided)],
      30_600,
      200,
    ],
    ['one has won in half', [leg(2000), leg(1500), leg(3000, halfWon)], 61_200, 200],
    ['two were given back', [leg(2000, voided), leg(1500), leg(3000, voided)], 15_000, 0],
    ['all were given back', [leg(2000, voided), leg(1500, voided)], 10_000, 0],
    ['one is lost', [leg(2000), leg(1500, lost)], 0, 0],
  ] as const)('where %s', (_, legs, payoutAmount, bonusBasisPoints) => {
    expect(stillPossible(stake, legs, bonus)).toEqual({ payoutAmount, bonusBasisPoints });
  });

  test('without a bonus is the product of what is left, floored once', () => {
    expect(stillPossible(amount(101), [leg(1333), leg(1777, voided)]).payoutAmount).toBe(134);
  });
});
