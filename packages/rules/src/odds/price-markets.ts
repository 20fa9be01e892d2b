import type { Scope } from '../settlement/scope.ts';
import { chooseLines, type LineChoice, type LineMarket, type OfferedLine } from './choose-lines.ts';
import { type EventLaws, halfTimeFullTimeProbability } from './event-laws.ts';
import { fairProbability } from './fair-probability.ts';
import { isOfferedLine } from './line-range.ts';
import { defaultMargins, type MarginsBasisPoints } from './margins.ts';
import type { PricedMarket, PricedMarketCode } from './market-prices.ts';
import { dropsLostSelections, offeredSelections } from './offered-selections.ts';
import { priceChances } from './price-chances.ts';
import type { ScoreMatrix } from './score-matrix.ts';

export type PricingOptions = {
  readonly margins?: MarginsBasisPoints;
  /** The main markets by default. */
  readonly markets?: readonly PricedMarketCode[];
  /** How many quarter lines are offered on each side of the main one. */
  readonly neighbourLines?: number;
};

/** One market of an event's offer; the line choice is of those that have lines. */
export type MarketOffer = Partial<LineChoice> & {
  readonly market: PricedMarketCode;
  readonly scope: Scope;
  /** By default those of football, where the market has no fixed list. */
  readonly selections?: readonly string[];
};

export const mainMarkets: readonly PricedMarketCode[] = ['WDL', 'AH', 'UO'];

/** Every market of a football match with its prices, from the law of its final score. */
export function priceMarkets(matrix: ScoreMatrix, options: PricingOptions = {}): PricedMarket[] {
  const { margins = defaultMargins, markets = mainMarkets, neighbourLines = 2 } = options;
  const offers = markets.map((market) => ({ market, scope: 'match' as const, neighbourLines }));
  return priceEvent({ scopes: { match: matrix } }, offers, margins);
}

/**
 * Every market of an event's offer with its prices. A market in which some selection has no sensible price left,
 * because it is decided or as good as decided, is not offered at all; where there are many selections, those that have
 * lost are left out instead. A scope without a law has no market.
 */
export function priceEvent(
  laws: EventLaws,
  offers: readonly MarketOffer[],
  margins: MarginsBasisPoints = defaultMargins,
): PricedMarket[] {
  return offers.flatMap((offer) =>
    linesOf(laws, offer).flatMap((line) => priceOffer(laws, offer, line, margins[offer.market]) ?? []),
  );
}

/** One market at one line, for example to reprice a line that has bets; undefined where it has no price. */
export function priceMarket(
  matrix: ScoreMatrix,
  market: PricedMarketCode,
  line: OfferedLine,
  marginBasisPoints: number,
): PricedMarket | undefined {
  const scope = line.scope ?? 'match';
  return priceOffer({ scopes: { [scope]: matrix } }, { market, scope }, line, marginBasisPoints);
}

export function priceOffer(
  laws: EventLaws,
  { market, scope, selections = offeredSelections(market) }: MarketOffer,
  { lineQuarters, isMain }: OfferedLine,
  marginBasisPoints: number,
): PricedMarket | undefined {
  const matrix = laws.scopes[scope];
  if (matrix === undefined || !isOfferedLine(market, lineQuarters)) return undefined;
  // A push would make its six selections overlap, and no book of them sums to one.
  if (market === 'WUO' && Math.abs((lineQuarters ?? 0) % 4) !== 2) return undefined;
  const chances = selections.map((selection) => ({
    selection,
    probability:
      market === 'HTFT'
        ? halfTimeFullTimeProbability(laws, selection)
        : fairProbability(matrix, { market, scope, lineQuarters, selection }),
  }));
  const open = dropsLostSelections(market)
    ? chances.filter(({ probability }) => probability > 1e-6)
    : chances;
  const prices = priceChances(open, marginBasisPoints);
  return prices && { market, scope, lineQuarters, isMain, marginBasisPoints, selections: prices };
}

function linesOf(
  laws: EventLaws,
  { market, scope, neighbourLines = 2, stepQuarters }: MarketOffer,
): OfferedLine[] {
  const matrix = laws.scopes[scope];
  if (matrix === undefined) return [];
  return isLineMarket(market)
    ? chooseLines(matrix, market, { neighbourLines, stepQuarters })
    : [{ lineQuarters: null, isMain: true }];
}

export function isLineMarket(market: PricedMarketCode): market is LineMarket {
  return ['AH', 'UO', 'WUO', 'TTH', 'TTA', 'RND'].includes(market);
}
