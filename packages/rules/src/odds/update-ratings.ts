import { goalRates, type LeagueRatings, type PlayedMatch, ratingOf, type TeamRating } from './parameters.ts';

/** How much of a goal's surprise goes into a rating; chosen on the season before the one it is judged on. */
export const defaultLearningRate = 0.03;

/** One freak result must not turn a league upside down. */
const largestSurpriseGoals = 3;

/**
 * The ratings after one more result: a step along the gradient of the Poisson likelihood, which is simply
 * goals scored minus goals expected. Only the two sides that met change; a side unknown so far starts as a
 * newcomer. Throws RangeError for goals that are no counts.
 */
export function updateRatings(
  ratings: LeagueRatings,
  match: Omit<PlayedMatch, 'dateMs'>,
  learningRate: number = defaultLearningRate,
): LeagueRatings {
  const { homeTeam, awayTeam, homeGoals, awayGoals } = match;
  const rates = goalRates(ratings, homeTeam, awayTeam);
  const homeStep = learningRate * surprise(homeGoals, rates.homeRate);
  const awayStep = learningRate * surprise(awayGoals, rates.awayRate);
  return {
    ...ratings,
    teams: {
      ...ratings.teams,
      [homeTeam]: moved(ratingOf(ratings, homeTeam), homeStep, -awayStep),
      [awayTeam]: moved(ratingOf(ratings, awayTeam), awayStep, -homeStep),
    },
  };
}

function surprise(goals: number, rate: number): number {
  if (!Number.isSafeInteger(goals) || goals < 0) throw new RangeError(`not a count of goals: ${goals}`);
  return Math.max(-largestSurpriseGoals, Math.min(largestSurpriseGoals, goals - rate));
}

function moved({ attack, defence }: TeamRating, attackStep: number, defenceStep: number): TeamRating {
  return { attack: attack + attackStep, defence: defence + defenceStep };
}
