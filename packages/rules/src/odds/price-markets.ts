import { marketSelections } from '../settlement/market.ts';
import { chooseLines, type OfferedLine } from './choose-lines.ts';
import { fairProbability } from './fair-probability.ts';
import {
  defaultMargins,
  type MarginsBasisPoints,
  type PricedMarket,
  type PricedMarketCode,
  type PricedSelection,
} from './market-prices.ts';
import { offeredOdds } from './odds-ladder.ts';
import { powerMargin } from './power-margin.ts';
import type { ScoreMatrix } from './score-matrix.ts';

export type PricingOptions = {
  readonly margins?: MarginsBasisPoints;
  /** The main markets by default. */
  readonly markets?: readonly PricedMarketCode[];
  /** How many quarter lines are offered on each side of the main one. */
  readonly neighbourLines?: number;
};

export const mainMarkets: readonly PricedMarketCode[] = ['WDL', 'AH', 'UO'];

/**
 * Every market of a match with its prices. A market in which some selection has no sensible price left,
 * because it is decided or as good as decided, is not offered at all.
 */
export function priceMarkets(matrix: ScoreMatrix, options: PricingOptions = {}): PricedMarket[] {
  const { margins = defaultMargins, markets = mainMarkets, neighbourLines = 2 } = options;
  return markets.flatMap((market) =>
    linesOf(matrix, market, neighbourLines).flatMap(
      (line) => priceMarket(matrix, market, line, margins[market]) ?? [],
    ),
  );
}

/** One market at one line, for example to reprice a line that has bets; undefined where it has no price. */
export function priceMarket(
  matrix: ScoreMatrix,
  market: PricedMarketCode,
  { lineQuarters, isMain }: OfferedLine,
  marginBasisPoints: number,
): PricedMarket | undefined {
  const names: readonly string[] = marketSelections[market];
  const probabilities = names.map((selection) =>
    fairProbability(matrix, { market, lineQuarters, selection }),
  );
  if (probabilities.some((each) => each <= 0 || each >= 1)) return undefined;
  const implied = powerMargin(probabilities, marginBasisPoints);
  const selections: PricedSelection[] = [];
  for (const [index, selection] of names.entries()) {
    const oddsMilli = offeredOdds(implied[index] ?? 1);
    if (oddsMilli === undefined) return undefined;
    selections.push({ selection, probability: probabilities[index] ?? 0, oddsMilli });
  }
  return { market, lineQuarters, isMain, marginBasisPoints, selections };
}

function linesOf(matrix: ScoreMatrix, market: PricedMarketCode, neighbourLines: number): OfferedLine[] {
  if (market === 'AH' || market === 'UO') return chooseLines(matrix, market, neighbourLines);
  return [{ lineQuarters: null, isMain: true }];
}
