import type { Amount } from '@hanpan/money';
import type { BetLeg } from './bet-leg.ts';
import { won } from './leg-result.ts';
import { type MultiLegBonus, noBonus, possibleBonus } from './multi-leg-bonus.ts';
import { settleBet } from './settle-bet.ts';

export type StillPossible = {
  /** What returns if every leg that is open wins, stake and bonus included. */
  readonly payoutAmount: Amount;
  /** The bonus in it. */
  readonly bonusBasisPoints: number;
};

/**
 * The most that a bet can still return. A leg that was given back, or won in part, has taken away from what was possible when the
 * bet was placed, and may have taken a step of its bonus. Throws as settleBet does.
 */
export function stillPossible(
  stakeAmount: Amount,
  legs: readonly BetLeg[],
  bonus: MultiLegBonus = noBonus,
): StillPossible {
  const best = legs.map(({ oddsMilli, result }) => ({ oddsMilli, result: result ?? won }));
  const { betStatus, payoutAmount } = settleBet(stakeAmount, best, bonus);
  const whole = best.filter(({ result }) => result.result === 'win').map(({ oddsMilli }) => oddsMilli);
  return { payoutAmount, bonusBasisPoints: betStatus === 'PASS' ? possibleBonus(bonus, whole) : 0 };
}
