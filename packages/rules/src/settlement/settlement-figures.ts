import { type Amount, scale, subtract, zero } from '@hanpan/money';
import type { BetLeg } from './bet-leg.ts';
import { returnShares } from './leg-result.ts';
import type { BetSettlement } from './settle-bet.ts';

/** How a settlement divides: counted + returned is the stake, and returned + win is what was paid. */
export type SettlementFigures = {
  /** The part of the stake that was decided, and counts as turnover. */
  readonly counted: Amount;
  /** The part of the stake that was given back undecided. */
  readonly returned: Amount;
  /** What was paid beyond that. */
  readonly win: Amount;
};

/**
 * The figures of a settled bet. A tie and a cancelled bet give the stake back and count for nothing. Of any other bet
 * that part of the stake is given back which every leg refunds: half of a half-won or half-lost single, nothing as
 * soon as one leg was won or lost as a whole. Rounded down once, as the payout is.
 */
export function settlementFigures(
  stakeAmount: Amount,
  { betStatus, payoutAmount }: BetSettlement,
  legs: readonly BetLeg[],
): SettlementFigures {
  if (betStatus === 'WAIT') throw new RangeError('a bet that is not settled has no figures');
  if (betStatus === 'TIE' || betStatus === 'CANCEL')
    return { counted: zero, returned: stakeAmount, win: zero };
  let refund = 1n;
  let whole = 1n;
  for (const { result } of legs) {
    const shares = result === null ? { refund: 0n, denominator: 1n } : returnShares(result);
    refund *= shares.refund;
    whole *= shares.denominator;
  }
  const returned = scale(stakeAmount, refund, whole);
  return { counted: subtract(stakeAmount, returned), returned, win: subtract(payoutAmount, returned) };
}
