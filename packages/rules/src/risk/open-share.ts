import { type Amount, scale } from '@hanpan/money';
import type { BetLeg } from '../settlement/bet-leg.ts';
import { returnShares } from '../settlement/leg-result.ts';

/** What a bet means for the event of one of its open legs, in minor units. */
export type OpenShare = {
  /** The place of the leg in the bet. */
  readonly leg: number;
  readonly stakeAmount: Amount;
  readonly payoutAmount: Amount;
};

/**
 * What an open bet means for each event that it still waits for. A combination is a stake that rolls: with what its
 * decided legs made of it, it stands on every open leg at that leg's odds. That is what the bet is expected to pay
 * given that this leg wins, the other legs at their own prices; its full payout on each leg would count the same money
 * several times. A bet that is decided, as soon as one leg has lost, means nothing any more.
 */
export function openShares(stakeAmount: Amount, legs: readonly BetLeg[]): OpenShare[] {
  if (legs.some(({ result }) => result?.result === 'lose')) return [];
  let numerator = 1n;
  let denominator = 1n;
  for (const { oddsMilli, result } of legs) {
    if (result === null) continue;
    const shares = returnShares(result);
    numerator *= shares.refund * 1000n + shares.winning * BigInt(oddsMilli);
    denominator *= shares.denominator * 1000n;
  }
  return legs.flatMap(({ oddsMilli, result }, leg) =>
    result === null
      ? [
          {
            leg,
            stakeAmount,
            payoutAmount: scale(stakeAmount, numerator * BigInt(oddsMilli), denominator * 1000n),
          },
        ]
      : [],
  );
}
