import type { Draws } from '../../fair/draws.ts';
import { pickWeighted } from '../../fair/pick.ts';
import type { Score } from './chances.ts';
import type { GoalWeights } from './rules.ts';

/** The score of a match: one draw for each side, by the goal weights that its odds were made of. */
export function playMatch(
  draws: Pick<Draws, 'below'>,
  homeWeights: GoalWeights,
  awayWeights: GoalWeights,
): Score {
  const home = pickWeighted(draws, homeWeights);
  return { home, away: pickWeighted(draws, awayWeights) };
}
