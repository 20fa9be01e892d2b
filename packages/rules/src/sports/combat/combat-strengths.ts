import { edgeOf, logistic, type Meeting, weightOf } from '../strength.ts';
import type { CombatRates } from './combat-state.ts';

export const combatFormats = { 'three-rounds': 3, 'five-rounds': 5 } as const;
export type CombatFormatName = keyof typeof combatFormats;

/** Chosen: two stoppages of three are by strikes. */
const knockoutShare = 2 / 3;

/**
 * `base` is the logarithm of the chance that a minute between equals ends the fight, by either of them; a better
 * fighter stops more, is stopped less and wins more rounds on the cards. `homeAdvantage` is 0: a corner is no home.
 */
export function combatRates(meeting: Meeting): CombatRates {
  const edge = edgeOf(meeting);
  const stop = (sign: 1 | -1) => Math.min(0.2, (Math.exp(meeting.level.base) / 2) * Math.exp(sign * edge));
  return {
    homeKnockout: weightOf(stop(1) * knockoutShare),
    homeSubmission: weightOf(stop(1) * (1 - knockoutShare)),
    awayKnockout: weightOf(stop(-1) * knockoutShare),
    awaySubmission: weightOf(stop(-1) * (1 - knockoutShare)),
    homeRound: weightOf(logistic(edge)),
  };
}
