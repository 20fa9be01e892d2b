import { amount, oddsMilli } from '@hanpan/money';
import { expect, test } from 'vitest';
import type { BetLeg } from './bet-leg.ts';
import { halfLost, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';
import { cancelBet, settleBet } from './settle-bet.ts';
import { settlementFigures } from './settlement-figures.ts';

const leg = (milli: number, result: LegResult | null): BetLeg => ({ oddsMilli: oddsMilli(milli), result });
const stake = amount(10_001);

test.each([
  ['a win', [leg(2000, won)], [10_001, 0, 20_002]],
  ['a loss', [leg(2000, lost)], [10_001, 0, 0]],
  ['a refund', [leg(2000, voided)], [0, 10_001, 0]],
  ['a half win', [leg(1900, halfWon)], [5_001, 5_000, 9_501]],
  ['a half loss', [leg(1900, halfLost)], [5_001, 5_000, 0]],
  ['two half losses', [leg(1900, halfLost), leg(1900, halfLost)], [7_501, 2_500, 0]],
  ['a win beside a refund', [leg(2000, won), leg(1900, voided)], [10_001, 0, 20_002]],
  ['a half loss beside a refund', [leg(1900, halfLost), leg(1900, voided)], [5_001, 5_000, 0]],
  ['a half loss made good by a win at 2.00', [leg(2000, won), leg(1900, halfLost)], [0, 10_001, 0]],
  ['a loss while another leg is open', [leg(2000, lost), leg(1900, null)], [10_001, 0, 0]],
] as const)('%s counts, returns and wins %3$j', (_name, legs, [counted, returned, win]) => {
  const settlement = settleBet(stake, legs);
  expect(settlementFigures(stake, settlement, legs)).toEqual({ counted, returned, win });
  expect(returned + win).toBe(settlement.payoutAmount);
});

test('[ST-07] a cancelled bet counts for nothing and returns its stake, whatever its legs came to', () => {
  for (const result of [voided, won, lost, halfWon, null])
    expect(settlementFigures(stake, cancelBet(stake), [leg(2000, result)])).toEqual({
      counted: 0,
      returned: stake,
      win: 0,
    });
});

test('an open bet has no figures', () => {
  const legs = [leg(2000, null)];
  expect(() => settlementFigures(stake, settleBet(stake, legs), legs)).toThrow(RangeError);
});
