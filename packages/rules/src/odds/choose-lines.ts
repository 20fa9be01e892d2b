import type { Scope } from '../settlement/scope.ts';
import { fairProbability } from './fair-probability.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';

export type OfferedLine = {
  readonly lineQuarters: number | null;
  readonly isMain: boolean;
  /** The whole match by default. */
  readonly scope?: Scope;
};

/** The markets that a line is chosen for. */
export type LineMarket = 'AH' | 'UO' | 'WUO' | 'TTH' | 'TTA' | 'RND';

export type LineChoice = {
  /** How many lines are offered on each side of the main one. */
  readonly neighbourLines: number;
  /** From one line to the next: 1 in football, 4 or more where scores are high. */
  readonly stepQuarters?: number;
};

const searchRadiusSteps = 4;
/** Together with the result a total must not be pushed: half a point above a whole one, and so on. */
const halfLines = [4, 2] as const;

/**
 * The line that splits the money most evenly, with its neighbours, ascending. Balance is monotone in the line, so the
 * best one lies next to the expected lead (or total), and only that stretch is searched. A total never goes below a
 * quarter above what is scored already.
 */
export function chooseLines(
  matrix: ScoreMatrix,
  market: LineMarket,
  { neighbourLines, stepQuarters = 1 }: LineChoice,
): { lineQuarters: number; isMain: boolean }[] {
  const lowest = lowestLine(matrix, market);
  const [step, from] = market === 'WUO' ? halfLines : [stepQuarters, 0];
  const centre = Math.round((expectedLine(matrix, market) * 4 - from) / step) * step + from;
  const candidates = around(centre, searchRadiusSteps, step).filter((line) => line >= lowest);
  const main = mostBalanced(matrix, market, candidates) ?? centre;
  return around(main, neighbourLines, step)
    .filter((line) => line >= lowest)
    .map((lineQuarters) => ({ lineQuarters, isMain: lineQuarters === main }));
}

/** Of lines that are offered already the one to show first; undefined where there are none. */
export function mostBalanced(
  matrix: ScoreMatrix,
  market: LineMarket,
  lines: readonly number[],
): number | undefined {
  const selection = market === 'AH' ? 'home' : 'over';
  const balanced = market === 'WUO' ? 'UO' : market;
  const imbalances = lines.map((lineQuarters) =>
    Math.abs(fairProbability(matrix, { market: balanced, scope: 'match', lineQuarters, selection }) - 0.5),
  );
  return lines[imbalances.indexOf(Math.min(...imbalances))];
}

/** In points: the handicap that would level the sides, or the total, both on average. */
function expectedLine(matrix: ScoreMatrix, market: LineMarket): number {
  let sum = 0;
  let mass = 0;
  forEachScore(matrix, (probability, home, away) => {
    mass += probability;
    sum += probability * numberOf(market, home, away);
  });
  return mass > 0 ? sum / mass : 0;
}

function lowestLine({ homeFrom, awayFrom }: ScoreMatrix, market: LineMarket): number {
  return market === 'AH' ? Number.NEGATIVE_INFINITY : numberOf(market, homeFrom, awayFrom) * 4 + 1;
}

function numberOf(market: LineMarket, home: number, away: number): number {
  if (market === 'AH') return away - home;
  if (market === 'TTH') return home;
  return market === 'TTA' ? away : home + away;
}

function around(centre: number, radius: number, step: number): number[] {
  return Array.from({ length: 2 * radius + 1 }, (_, index) => {
    const line = centre + (index - radius) * step;
    return line === 0 ? 0 : line;
  });
}
