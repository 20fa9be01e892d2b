import { type Exposure, type PricedMarket, shadePrices } from '@hanpan/rules';
import type { OfferChanges } from '../trading/offer-changes.ts';
import type { HeldMarket, MarketState, NewPrice } from '../trading/offer-store.ts';
import { shorterBy } from '../trading/shorten-prices.ts';
import type { StandingMarket } from './event-standing.ts';
import { marketKey } from './market-key.ts';

export interface FeedOfferInput {
  /** The markets that the event has, without the settled ones. */
  readonly held: readonly HeldMarket[];
  readonly standing: readonly StandingMarket[];
  readonly priceOf: (market: StandingMarket) => PricedMarket | undefined;
  /** What is open on each selection, by its id. */
  readonly exposures: ReadonlyMap<number, Exposure>;
  /** By how much in log-odds a trader has made single prices shorter, by the id of the selection. */
  readonly moves: ReadonlyMap<number, number>;
}

/**
 * Compares what an event offers with what its feed holds. A market appears with its first price; one that is open has its
 * price moved by what was staked on it, and then by the trader; one that may not be sold keeps its last price, says why, and comes back by itself.
 */
export function feedOffer({ held, standing, priceOf, exposures, moves }: FeedOfferInput): OfferChanges {
  const byKey = new Map(held.map((market) => [keyOfHeld(market), market]));
  const priced = standing.map((market) => ({
    market,
    price: market.status === 'open' ? priceOf(market) : undefined,
  }));
  const mains = mainMarkets(priced);
  const offers = priced.map(({ market, price }) =>
    offerOf({
      market,
      price,
      held: byKey.get(marketKey(market.market)),
      isMain: mains.has(market),
      exposures,
      moves,
    }),
  );
  return {
    prices: offers.flatMap((each) => each.prices),
    withdrawn: offers.flatMap((each) => each.withdrawn),
    states: offers.flatMap((each) => each.states),
    markets: offers.flatMap((each) => each.markets),
    picks: offers.flatMap((each) => each.picks),
  };
}

const nothing: OfferChanges = { prices: [], withdrawn: [], states: [], markets: [], picks: [] };

function keyOfHeld({ kind, scope, line_quarters: lineQuarters }: HeldMarket): string {
  return marketKey({ kind: 'known', market: kind, scope, lineQuarters });
}

interface Priced {
  readonly market: StandingMarket;
  readonly price: PricedMarket | undefined;
}

interface OneMarket extends Priced, Pick<FeedOfferInput, 'exposures' | 'moves'> {
  readonly held: HeldMarket | undefined;
  readonly isMain: boolean;
}

function offerOf({ market, price, held, isMain, exposures, moves }: OneMarket): OfferChanges {
  if (held === undefined)
    return price === undefined
      ? nothing
      : { ...nothing, markets: [{ ...price, isMain, status: 'open', reason: null }] };
  const states = stateOf(market, price !== undefined, held, isMain);
  if (price === undefined) return { ...nothing, states };
  const { selections } = shadePrices(price, bookOf(held, exposures));
  const stay = new Set(selections.map(({ selection }) => selection));
  return {
    markets: [],
    states,
    prices: selections.flatMap(({ selection, probability, oddsMilli: shaded }): NewPrice[] => {
      const index = held.picks.indexOf(selection);
      const selectionId = held.selection_ids[index];
      if (selectionId === undefined) return [];
      const oddsMilli = shorterBy(shaded, moves.get(selectionId) ?? 0);
      const isSame =
        held.offered[index] === true &&
        held.odds[index] === oddsMilli &&
        held.probabilities[index] === probability;
      return isSame ? [] : [{ selectionId, probability, oddsMilli }];
    }),
    withdrawn: held.selection_ids.filter(
      (_, index) => held.offered[index] === true && !stay.has(held.picks[index] ?? ''),
    ),
    picks: selections
      .filter(({ selection }) => !held.picks.includes(selection))
      .map(({ selection, probability, oddsMilli }) => ({
        marketId: held.market_id,
        pick: selection,
        probability,
        oddsMilli,
      })),
  };
}

function bookOf(held: HeldMarket, exposures: ReadonlyMap<number, Exposure>) {
  return Object.fromEntries(
    held.picks.map((pick, index) => [pick, exposures.get(held.selection_ids[index] ?? 0)]),
  );
}

/** An open market of which too little is known for a price refuses bets until more is said. */
function stateOf(
  { status, reason }: StandingMarket,
  hasPrice: boolean,
  held: HeldMarket,
  isMain: boolean,
): MarketState[] {
  const isUnpriced = status === 'open' && !hasPrice;
  const state: MarketState = {
    marketId: held.market_id,
    isMain,
    hasPrice: status !== 'closed',
    status: isUnpriced ? 'suspended' : status,
    reason: isUnpriced ? 'feed' : reason,
  };
  const isSame =
    state.isMain === held.is_main &&
    state.hasPrice === held.has_price &&
    state.status === held.status &&
    state.reason === held.reason;
  return isSame ? [] : [state];
}

/** Of the lines of a market the feed's own main one, else the most balanced. A market without lines is always one. */
function mainMarkets(priced: readonly Priced[]): ReadonlySet<StandingMarket> {
  const best = new Map<string, { market: StandingMarket; rank: number }>();
  for (const { market, price } of priced) {
    const { scope, market: code, lineQuarters } = market.market;
    const imbalance = Math.abs((price?.selections[0]?.probability ?? 1) - 0.5);
    const rank = (market.isMain && price !== undefined ? -1 : 0) + imbalance;
    const key = lineQuarters === null ? marketKey(market.market) : `${scope}/${code}`;
    const before = best.get(key);
    if (before === undefined || rank < before.rank) best.set(key, { market, rank });
  }
  return new Set([...best.values()].map(({ market }) => market));
}
