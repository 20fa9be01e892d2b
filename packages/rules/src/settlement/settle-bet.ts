import { type Amount, scale, zero } from '@hanpan/money';
import type { BetLeg } from './bet-leg.ts';
import { type Fraction, product } from './fraction.ts';
import { legFactor } from './leg-result.ts';
import { bonusFactor, type MultiLegBonus, noBonus } from './multi-leg-bonus.ts';

export type BetSettlement = {
  /** WAIT while an undecided leg can still change what the bet returns. */
  readonly betStatus: 'PASS' | 'FAIL' | 'TIE' | 'CANCEL' | 'WAIT';
  /** What returns to the member, stake included, in minor units. */
  readonly payoutAmount: Amount;
};

/**
 * Settles a single or a combination. Each leg multiplies the stake by its exact factor; a bet that wins is multiplied by
 * its bonus. **The one rounding rule: the exact product is floored once, to the minor unit, at the very end**, so that
 * no leg loses a won of its own and the house never pays a part of a won that was not there. The status follows the
 * exact factor, not the floored money: above the stake is PASS, the stake itself TIE, below it FAIL (a half-lost single
 * fails and still returns half). A lost leg decides the bet at once, even while others are open.
 * Throws RangeError for a bet without legs, and for a payout no Amount can hold: limits at placement keep
 * every possible win far below that.
 */
export function settleBet(
  stakeAmount: Amount,
  legs: readonly BetLeg[],
  bonus: MultiLegBonus = noBonus,
): BetSettlement {
  if (legs.length === 0) throw new RangeError('a bet has at least one leg');
  if (legs.some((leg) => leg.result?.result === 'lose')) return { betStatus: 'FAIL', payoutAmount: zero };
  const factor = betFactor(legs);
  if (factor === undefined) return { betStatus: 'WAIT', payoutAmount: zero };
  const betStatus = statusOf(factor);
  const { numerator, denominator } =
    betStatus === 'PASS' ? product([factor, bonusFactor(bonus, legs)]) : factor;
  return { betStatus, payoutAmount: scale(stakeAmount, numerator, denominator) };
}

/** A bet voided as a whole, because its matches were called off: the stake is returned in full. */
export function cancelBet(stakeAmount: Amount): BetSettlement {
  return { betStatus: 'CANCEL', payoutAmount: stakeAmount };
}

function betFactor(legs: readonly BetLeg[]): Fraction | undefined {
  const factors: Fraction[] = [];
  for (const { oddsMilli, result } of legs) {
    if (result === null) return undefined;
    factors.push(legFactor(result, { numerator: BigInt(oddsMilli), denominator: 1000n }));
  }
  return product(factors);
}

function statusOf({ numerator, denominator }: Fraction): 'PASS' | 'FAIL' | 'TIE' {
  if (numerator === denominator) return 'TIE';
  return numerator > denominator ? 'PASS' : 'FAIL';
}
