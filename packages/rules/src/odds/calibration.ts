import type { SeededRandom } from '../replay/random.ts';
import type { MarketPick } from '../settlement/market.ts';
import type { Score } from '../settlement/match-score.ts';
import { fairProbability } from './fair-probability.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';
import { type Shares, sharesOf } from './selection-shares.ts';

/** One match that was priced and played, with the selections whose chances are judged. */
export type JudgedMatch = {
  readonly law: ScoreMatrix;
  readonly picks: readonly MarketPick[];
  readonly score: Score;
};

export type Calibration = {
  /** The mean distance between what was given and what happened, over bins of equally many forecasts. */
  readonly measured: number;
  /** What the same forecasts show by chance alone if every one of them is exactly right. */
  readonly byChance: number;
  /** What is measured beyond chance; never below zero. */
  readonly excess: number;
  /** The share of exactly right worlds in which at least as much is measured. */
  readonly shareOfChance: number;
};

export type CalibrationOptions = { readonly bins?: number; readonly draws?: number };

/**
 * The expected calibration error of forecasts, and how much of it is chance. With a few thousand matches a perfect
 * forecaster shows an error of one to two per cent, because a bin's share of what happened is itself a draw; the finer
 * the bins, the larger. So the same matches are drawn anew from their own laws, many times, and measured alike: the mean
 * of that is subtracted (consistency resampling: Broecker and Smith, "Increasing the Reliability of Reliability
 * Diagrams", 2007). Selections of one match are drawn together, so that what binds them counts. Of a stake only the part
 * that is decided counts.
 */
export function calibrationOf(
  matches: readonly JudgedMatch[],
  random: SeededRandom,
  { bins = 10, draws = 200 }: CalibrationOptions = {},
): Calibration {
  const forecasts = matches.flatMap(({ law, picks }, match) =>
    picks.map((pick) => ({ match, probability: fairProbability(law, pick), shares: sharesOf(pick), bin: 0 })),
  );
  const ascending = [...forecasts].sort((a, b) => a.probability - b.probability);
  for (const [rank, forecast] of ascending.entries())
    forecast.bin = Math.floor((rank * bins) / ascending.length);
  const measured = errorOf(forecasts, (match) => matches[match]?.score, bins);
  const drawers = matches.map(({ law }) => scoreDrawer(law));
  const drawn = Array.from({ length: draws }, () => {
    const scores = drawers.map((draw) => draw(random()));
    return errorOf(forecasts, (match) => scores[match], bins);
  });
  const byChance = drawn.reduce((sum, each) => sum + each, 0) / Math.max(1, draws);
  return {
    measured,
    byChance,
    excess: Math.max(0, measured - byChance),
    shareOfChance: drawn.filter((each) => each >= measured).length / Math.max(1, draws),
  };
}

type Binned = {
  readonly match: number;
  readonly probability: number;
  readonly shares: (home: number, away: number) => Shares;
  readonly bin: number;
};

function errorOf(
  forecasts: readonly Binned[],
  scoreOf: (match: number) => Score | undefined,
  bins: number,
): number {
  const surplus = new Float64Array(bins);
  let decided = 0;
  for (const { match, probability, shares, bin } of forecasts) {
    const score = scoreOf(match);
    if (score === undefined) continue;
    const { refund, winning } = shares(score.home, score.away);
    surplus[bin] = (surplus[bin] ?? 0) + winning - probability * (1 - refund);
    decided += 1 - refund;
  }
  return decided === 0 ? 0 : surplus.reduce((sum, each) => sum + Math.abs(each), 0) / decided;
}

function scoreDrawer(law: ScoreMatrix): (at: number) => Score {
  const sums: number[] = [];
  const scores: Score[] = [];
  let sum = 0;
  forEachScore(law, (probability, home, away) => {
    sum += probability;
    sums.push(sum);
    scores.push({ home, away });
  });
  return (at) => {
    const target = at * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return scores[low] ?? { home: 0, away: 0 };
  };
}
