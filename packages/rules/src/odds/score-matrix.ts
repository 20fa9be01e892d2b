import type { GoalRates } from './parameters.ts';

/** How many further goals of one side the matrix tells apart; more than twelve is beyond any football match. */
export const maxFurtherGoals = 12;

/** A match that has begun: goals so far, and how much of regular time is over (0 at kick-off, 1 at the end). */
export type MatchProgress = {
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly playedShare: number;
};

/**
 * The distribution of the final score. `cells[i][j]` is the probability that the home side scores i and the
 * away side j goals on top of the score given; the cells sum to one.
 */
export type ScoreMatrix = {
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly cells: readonly (readonly number[])[];
};

const kickOff: MatchProgress = { homeGoals: 0, awayGoals: 0, playedShare: 0 };

/** Throws RangeError for rates that are no positive numbers or a share outside 0 to 1. */
export function scoreMatrix(rates: GoalRates, progress: MatchProgress = kickOff): ScoreMatrix {
  const { homeGoals, awayGoals, playedShare } = progress;
  if (!(playedShare >= 0 && playedShare <= 1)) throw new RangeError(`not a share of a match: ${playedShare}`);
  const left = 1 - playedShare;
  const homeLeft = poisson(rates.homeRate * left);
  const awayLeft = poisson(rates.awayRate * left);
  const raw = homeLeft.map((home) => awayLeft.map((away) => home * away));
  if (homeGoals === 0 && awayGoals === 0)
    correctLowScores(raw, rates.homeRate * left, rates.awayRate * left, rates.rho);
  const total = raw.reduce((sum, row) => row.reduce((rowSum, cell) => rowSum + cell, sum), 0);
  return { homeGoals, awayGoals, cells: raw.map((row) => row.map((cell) => cell / total)) };
}

/** Visits every final score with its probability. */
export function forEachScore(
  matrix: ScoreMatrix,
  visit: (probability: number, homeGoals: number, awayGoals: number) => void,
): void {
  matrix.cells.forEach((row, home) => {
    row.forEach((probability, away) => {
      visit(probability, matrix.homeGoals + home, matrix.awayGoals + away);
    });
  });
}

/**
 * Dixon and Coles: independent Poisson goals have too few 0-0 and 1-1. The factor is exact for a match not
 * begun; once a goal has been scored the dependence it models no longer applies, so it is left out.
 */
export function lowScoreFactor(
  home: number,
  away: number,
  homeRate: number,
  awayRate: number,
  rho: number,
): number {
  if (home === 0 && away === 0) return 1 - homeRate * awayRate * rho;
  if (home === 0 && away === 1) return 1 + homeRate * rho;
  if (home === 1 && away === 0) return 1 + awayRate * rho;
  if (home === 1 && away === 1) return 1 - rho;
  return 1;
}

function correctLowScores(cells: number[][], homeRate: number, awayRate: number, rho: number): void {
  for (const home of [0, 1]) {
    const row = cells[home] ?? [];
    for (const away of [0, 1]) {
      const factor = lowScoreFactor(home, away, homeRate, awayRate, rho);
      row[away] = (row[away] ?? 0) * Math.max(0, factor);
    }
  }
}

function poisson(rate: number): number[] {
  if (!(rate >= 0 && rate < 50)) throw new RangeError(`not a goal rate: ${rate}`);
  const probabilities = [Math.exp(-rate)];
  for (let goals = 1; goals <= maxFurtherGoals; goals += 1)
    probabilities.push(((probabilities[goals - 1] ?? 0) * rate) / goals);
  return probabilities;
}
