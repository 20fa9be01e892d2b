import type { Score } from '../settlement/match-score.ts';
import type { CountLaw } from '../sports/law/count-law.ts';
import { awayCounts, homeCounts } from '../sports/law/marginals.ts';
import type { PairLaw } from '../sports/law/pair-law.ts';
import type { Strength } from '../sports/strength.ts';

export type StrengthsOfMatch = { readonly home: Strength; readonly away: Strength };

/** Of the league's spread, how much a score one standard deviation above its mean moves both strengths. Chosen. */
const learningShare = 0.04;
/** Of the way back to what a side was made as, how much is gone between two seasons. Chosen: form fades in years. */
const returnShare = 0.3;

/**
 * What a result makes of the strengths: a side that scored more than the law of the match gave it attacks better, and
 * the other defends worse, by the same amount, so that the league as a whole neither gains nor loses.
 */
export function afterResult(
  { home, away }: StrengthsOfMatch,
  law: PairLaw,
  score: Score,
  spread: number,
): StrengthsOfMatch {
  const byHome = learningShare * spread * surprise(homeCounts(law), score.home);
  const byAway = learningShare * spread * surprise(awayCounts(law), score.away);
  return {
    home: { attack: home.attack + byHome, defence: home.defence - byAway },
    away: { attack: away.attack + byAway, defence: away.defence - byHome },
  };
}

/** Between two seasons every side goes some of the way back to what it was made as. */
export function atSeasonStart(now: Strength, made: Strength): Strength {
  return {
    attack: now.attack + returnShare * (made.attack - now.attack),
    defence: now.defence + returnShare * (made.defence - now.defence),
  };
}

/** How far a count lies from the mean of its law, in standard deviations; nothing where the law leaves no choice. */
function surprise({ from, weights }: CountLaw, count: number): number {
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, index) => sum + weight * (from + index), 0) / mass;
  const square = weights.reduce((sum, weight, index) => sum + weight * (from + index - mean) ** 2, 0) / mass;
  return square < 1e-9 ? 0 : (count - mean) / Math.sqrt(square);
}
