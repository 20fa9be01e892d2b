import { fairProbability } from './fair-probability.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';

export type OfferedLine = { readonly lineQuarters: number | null; readonly isMain: boolean };

const searchRadiusQuarters = 4;

/**
 * The line that splits the money most evenly, with its neighbours in quarter steps, ascending. Balance is
 * monotone in the line, so the best one lies next to the expected goal difference (or total), and only that
 * stretch is searched. A total never goes below a quarter goal above the goals already scored.
 */
export function chooseLines(matrix: ScoreMatrix, market: 'AH' | 'UO', neighbourLines: number): OfferedLine[] {
  const selection = market === 'AH' ? 'home' : 'over';
  const lowest = market === 'AH' ? Number.NEGATIVE_INFINITY : (matrix.homeGoals + matrix.awayGoals) * 4 + 1;
  const centre = Math.round(expectedLine(matrix, market) * 4);
  const candidates = around(centre, searchRadiusQuarters).filter((line) => line >= lowest);
  const imbalances = candidates.map((lineQuarters) =>
    Math.abs(fairProbability(matrix, { market, lineQuarters, selection }) - 0.5),
  );
  const main = candidates[imbalances.indexOf(Math.min(...imbalances))] ?? centre;
  return around(main, neighbourLines)
    .filter((line) => line >= lowest)
    .map((lineQuarters) => ({ lineQuarters, isMain: lineQuarters === main }));
}

/** In goals: the handicap that would level the sides, or the total, both on average. */
function expectedLine(matrix: ScoreMatrix, market: 'AH' | 'UO'): number {
  let sum = 0;
  forEachScore(matrix, (probability, home, away) => {
    sum += probability * (market === 'AH' ? away - home : home + away);
  });
  return sum;
}

function around(centre: number, radius: number): number[] {
  return Array.from({ length: 2 * radius + 1 }, (_, index) => {
    const line = centre - radius + index;
    return line === 0 ? 0 : line;
  });
}
