import type { Scope } from '../settlement/scope.ts';
import { mostBalanced } from './choose-lines.ts';
import type { EventLaws } from './event-laws.ts';
import { defaultMargins, type MarginsBasisPoints } from './margins.ts';
import type { PricedMarket, PricedMarketCode } from './market-prices.ts';
import { isLineMarket, priceOffer } from './price-markets.ts';

/** A market that is on the board already; its selections where they are not the usual ones. */
export type OpenMarketLine = {
  readonly market: PricedMarketCode;
  readonly scope: Scope;
  readonly lineQuarters: number | null;
  readonly selections?: readonly string[];
};

/**
 * New prices for the markets that are on the board, in the order given: undefined where a market has none any more and
 * must be suspended. Which line is the main one is decided anew, among those that still have a price.
 */
export function repriceMarkets(
  laws: EventLaws,
  open: readonly OpenMarketLine[],
  margins: MarginsBasisPoints = defaultMargins,
): (PricedMarket | undefined)[] {
  const priced = open.map((each) =>
    priceOffer(laws, each, { lineQuarters: each.lineQuarters, isMain: true }, margins[each.market]),
  );
  const mains = new Map<string, number | undefined>();
  for (const { market, scope } of open) {
    const matrix = laws.scopes[scope];
    if (matrix === undefined || !isLineMarket(market) || mains.has(`${market} ${scope}`)) continue;
    const lines = priced.flatMap((each) =>
      each?.market === market && each.scope === scope && each.lineQuarters !== null
        ? [each.lineQuarters]
        : [],
    );
    mains.set(`${market} ${scope}`, mostBalanced(matrix, market, lines));
  }
  return priced.map((each) => {
    if (each === undefined || each.lineQuarters === null) return each;
    return { ...each, isMain: mains.get(`${each.market} ${each.scope}`) === each.lineQuarters };
  });
}
