import type { OddsMilli } from '@hanpan/money';
import { checkMiniGamePrices, type MiniPrices } from './check-mini-prices.ts';
import { defaultMiniPrices } from './default-mini-prices.ts';
import type { MiniMarket } from './mini-market.ts';
import { miniMarkets } from './mini-markets.ts';
import type { MiniGameCode, MiniGameRules } from './mini-rules.ts';

/** A market with the price of each selection; undefined is not for sale. */
export interface MiniOffer {
  readonly market: MiniMarket;
  readonly odds: ReadonlyMap<string, OddsMilli | undefined>;
}

/** The prices of a game as an operator has set them; what was left out is what an installation begins with. */
export function pricesOver(game: MiniGameCode, set: MiniPrices): MiniPrices {
  const base = defaultMiniPrices[game];
  return Object.fromEntries(
    Object.keys({ ...base, ...set }).map((market) => [market, { ...base[market], ...set[market] }]),
  );
}

/**
 * What a game sells. A line that was moved after its price was set may have made the price give money away, or return next to nothing: such a
 * selection is not for sale, whatever the price list says.
 */
export function offeredMiniPrices(game: MiniGameCode, set: MiniPrices, rules: MiniGameRules): MiniOffer[] {
  const prices = pricesOver(game, set);
  const faults = checkMiniGamePrices(game, prices, rules);
  const isFaulty = (market: string, pick: string) =>
    faults.some((fault) => fault.market === market && fault.selection === pick);
  return miniMarkets(game, rules).map((market) => ({
    market,
    odds: new Map(
      market.selections.map((pick) => [
        pick,
        isFaulty(market.code, pick) ? undefined : prices[market.code]?.[pick],
      ]),
    ),
  }));
}

/** The offer of a market, and undefined where the game has none of that name or the market no such selection. */
export function offerOf(offers: readonly MiniOffer[], market: string, pick: string): MiniOffer | undefined {
  return offers.find((offer) => offer.market.code === market && offer.odds.has(pick));
}
