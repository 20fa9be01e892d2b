import { amount, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halfLost, type LegResult, lost, voided, won } from '../settlement/leg-result.ts';
import { settleBet } from '../settlement/settle-bet.ts';
import { openShares } from './open-share.ts';

const leg = (odds: number, result: LegResult | null = null) => ({ oddsMilli: oddsMilli(odds), result });
const stake = amount(10_000);

describe('what a bet means for the events of its open legs', () => {
  test.each([
    ['a single', [leg(2_000)], [[0, 20_000]]],
    [
      'a double: each leg at its own odds, not at 6.0',
      [leg(2_000), leg(3_000)],
      [
        [0, 20_000],
        [1, 30_000],
      ],
    ],
    ['a won leg rolls on', [leg(2_000, won), leg(3_000)], [[1, 60_000]]],
    ['a void leg does not', [leg(2_000, voided), leg(3_000)], [[1, 30_000]]],
    ['half of a half-lost leg does', [leg(2_000, halfLost), leg(3_000)], [[1, 15_000]]],
    ['a lost leg ends it', [leg(2_000, lost), leg(3_000)], []],
    ['nothing is open', [leg(2_000, won)], []],
  ] as const)('%s', (_, legs, shares) => {
    expect(openShares(stake, legs).map((each) => [each.leg, each.payoutAmount])).toEqual(shares);
    for (const each of openShares(stake, legs)) expect(each.stakeAmount).toBe(stake);
  });

  test('the last open leg carries exactly what the bet will pay', () => {
    const results = fc.constantFrom(won, voided, halfLost);
    const odds = fc.integer({ min: 1_010, max: 9_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(odds, results), { maxLength: 5 }), odds, (decided, last) => {
        const before = decided.map(([each, result]) => leg(each, result));
        const [share] = openShares(stake, [...before, leg(last)]);
        expect(share?.payoutAmount).toBe(settleBet(stake, [...before, leg(last, won)]).payoutAmount);
      }),
    );
  });
});
