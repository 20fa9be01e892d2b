import type { GoalRates } from './parameters.ts';
import { type MatchProgress, ratesLeft } from './rates-left.ts';

/**
 * The law of the final score of one scope: `cells[row × columns + column]` is the probability that the home side ends
 * with `homeFrom + row` and the away side with `awayFrom + column`. The cells sum to the chance that the scope is played
 * at all: to one for a whole match.
 */
export type ScoreMatrix = {
  readonly homeFrom: number;
  readonly awayFrom: number;
  readonly rows: number;
  readonly columns: number;
  readonly cells: Float64Array;
};

/** How many further goals of one side the matrix of a football match tells apart; more is beyond any of them. */
export const maxFurtherGoals = 12;

const kickOff: MatchProgress = { homeGoals: 0, awayGoals: 0, playedShare: 0 };

/**
 * The final score of a football match, from before it or from any moment of it. Throws RangeError for rates that are no
 * positive numbers and for progress that no match makes.
 */
export function scoreMatrix(rates: GoalRates, progress: MatchProgress = kickOff): ScoreMatrix {
  const left = ratesLeft(rates, progress);
  const home = poisson(left.homeRate);
  const away = poisson(left.awayRate);
  const columns = away.length;
  const cells = new Float64Array(home.length * columns);
  const { homeGoals, awayGoals } = progress;
  home.forEach((ofHome, row) => {
    away.forEach((ofAway, column) => {
      const factor = lowScoreFactor(homeGoals + row, awayGoals + column, rates);
      cells[row * columns + column] = ofHome * ofAway * factor;
    });
  });
  return normalised({ homeFrom: homeGoals, awayFrom: awayGoals, rows: home.length, columns, cells });
}

/** The same with cells that sum to one. */
export function normalised(matrix: ScoreMatrix): ScoreMatrix {
  const total = matrix.cells.reduce((sum, cell) => sum + cell, 0);
  if (!(total > 0)) throw new RangeError('a law without any mass');
  return { ...matrix, cells: matrix.cells.map((cell) => cell / total) };
}

/** Visits every final score with its probability. */
export function forEachScore(
  { homeFrom, awayFrom, columns, cells }: ScoreMatrix,
  visit: (probability: number, homeGoals: number, awayGoals: number) => void,
): void {
  cells.forEach((probability, index) => {
    visit(probability, homeFrom + Math.floor(index / columns), awayFrom + (index % columns));
  });
}

/**
 * Dixon and Coles (1997): independent Poisson goals have too few low draws. The factor is a weight on final scores by the
 * rates of the whole match, so that it holds from any moment of it: prices made with it move only by what happens.
 */
export function lowScoreFactor(home: number, away: number, { homeRate, awayRate, rho }: GoalRates): number {
  if (home > 1 || away > 1) return 1;
  if (home === 1) return Math.max(0, away === 1 ? 1 - rho : 1 + awayRate * rho);
  return Math.max(0, away === 1 ? 1 + homeRate * rho : 1 - homeRate * awayRate * rho);
}

function poisson(rate: number): number[] {
  const probabilities = [Math.exp(-rate)];
  for (let goals = 1; goals <= maxFurtherGoals; goals += 1)
    probabilities.push(((probabilities[goals - 1] ?? 0) * rate) / goals);
  return probabilities;
}
