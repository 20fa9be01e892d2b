import { type Amount, type OddsMilli, scale, zero } from '@hanpan/money';
import { type LegResult, returnShares } from './leg-result.ts';

export type BetLeg = {
  readonly oddsMilli: OddsMilli;
  /** Null while the leg is undecided. */
  readonly result: LegResult | null;
};

export type BetSettlement = {
  /** WAIT while an undecided leg can still change what the bet returns. */
  readonly betStatus: 'PASS' | 'FAIL' | 'TIE' | 'CANCEL' | 'WAIT';
  /** What returns to the member, stake included, in minor units. */
  readonly payoutAmount: Amount;
};

/**
 * Settles a single or a combination. Each leg multiplies the stake by its exact factor and the product is
 * floored once, so no leg loses a won to rounding. The status follows the exact factor, not the floored
 * money: above the stake is PASS, the stake itself TIE, below it FAIL (a half-lost single fails and still
 * returns half). A lost leg decides the bet at once, even while others are open.
 * Throws RangeError for a bet without legs, and for a payout no Amount can hold: limits at placement keep
 * every possible win far below that.
 */
export function settleBet(stakeAmount: Amount, legs: readonly BetLeg[]): BetSettlement {
  if (legs.length === 0) throw new RangeError('a bet has at least one leg');
  if (legs.some((leg) => leg.result?.result === 'lose')) return { betStatus: 'FAIL', payoutAmount: zero };
  const factor = betFactor(legs);
  if (factor === undefined) return { betStatus: 'WAIT', payoutAmount: zero };
  return {
    betStatus: statusOf(factor),
    payoutAmount: scale(stakeAmount, factor.numerator, factor.denominator),
  };
}

/** A bet voided as a whole, because its matches were called off: the stake is returned in full. */
export function cancelBet(stakeAmount: Amount): BetSettlement {
  return { betStatus: 'CANCEL', payoutAmount: stakeAmount };
}

type Factor = { readonly numerator: bigint; readonly denominator: bigint };

function betFactor(legs: readonly BetLeg[]): Factor | undefined {
  let numerator = 1n;
  let denominator = 1n;
  for (const { oddsMilli, result } of legs) {
    if (result === null) return undefined;
    const shares = returnShares(result);
    numerator *= shares.refund * 1000n + shares.winning * BigInt(oddsMilli);
    denominator *= shares.denominator * 1000n;
  }
  return { numerator, denominator };
}

function statusOf({ numerator, denominator }: Factor): 'PASS' | 'FAIL' | 'TIE' {
  if (numerator === denominator) return 'TIE';
  return numerator > denominator ? 'PASS' : 'FAIL';
}
