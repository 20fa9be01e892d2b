import type { PricedScopeMarket } from '@hanpan/rules';
import type { HeldMarket, MarketState, NewMarket, NewPick, NewPrice } from './offer-store.ts';

/** What has to be written so that an event offers what was priced, and nothing else. */
export interface OfferChanges {
  readonly prices: readonly NewPrice[];
  /** Selections without a sensible price in a market that goes on. */
  readonly withdrawn: readonly number[];
  readonly states: readonly MarketState[];
  readonly markets: readonly NewMarket[];
  readonly picks: readonly NewPick[];
}

/** Why nothing of the event is sold though it has prices; null where it is. */
export type Blocked = 'incident' | 'limit' | null;

type Identity = { readonly scope: string; readonly kind: string; readonly lineQuarters: number | null };
const identityOf = ({ scope, kind, lineQuarters }: Identity) => `${scope} ${kind} ${lineQuarters}`;
const identityOfHeld = ({ scope, kind, line_quarters: lineQuarters }: HeldMarket) =>
  identityOf({ scope, kind, lineQuarters });
const identityOfPriced = ({ scope, market: kind, lineQuarters }: PricedScopeMarket) =>
  identityOf({ scope, kind, lineQuarters });

/**
 * Compares the markets that an event has, without the settled ones, with what is priced now. A line that is no longer
 * offered closes until it comes back; another market without a price is suspended. A market that is over stays over.
 */
export function offerChanges(
  held: readonly HeldMarket[],
  priced: readonly PricedScopeMarket[],
  blocked: Blocked,
): OfferChanges {
  const found = new Map(priced.map((market) => [identityOfPriced(market), market]));
  const known = new Set(held.map(identityOfHeld));
  const pairs = held.map((market) => ({ market, priced: found.get(identityOfHeld(market)) }));
  return {
    prices: pairs.flatMap(({ market, priced }) =>
      priced === undefined ? [] : changedPrices(market, priced),
    ),
    withdrawn: pairs.flatMap(({ market, priced }) => (priced === undefined ? [] : leavers(market, priced))),
    states: pairs.flatMap(({ market, priced }) => changedState(market, priced, blocked)),
    markets: priced
      .filter((market) => !known.has(identityOfPriced(market)))
      .map((market) => ({ ...market, status: blocked === null ? 'open' : 'suspended', reason: blocked })),
    picks: pairs.flatMap(({ market, priced }) => (priced === undefined ? [] : newPicks(market, priced))),
  };
}

function changedPrices(market: HeldMarket, { selections }: PricedScopeMarket): NewPrice[] {
  return selections.flatMap(({ selection, probability, oddsMilli }): NewPrice[] => {
    const index = market.picks.indexOf(selection);
    const selectionId = market.selection_ids[index];
    if (selectionId === undefined) return [];
    const isSame =
      market.offered[index] === true &&
      market.odds[index] === oddsMilli &&
      market.probabilities[index] === probability;
    return isSame ? [] : [{ selectionId, probability, oddsMilli }];
  });
}

function leavers(market: HeldMarket, { selections }: PricedScopeMarket): number[] {
  const stay = new Set(selections.map(({ selection }) => selection));
  return market.selection_ids.filter(
    (_, index) => market.offered[index] === true && !stay.has(market.picks[index] ?? ''),
  );
}

function newPicks(market: HeldMarket, { selections }: PricedScopeMarket): NewPick[] {
  return selections
    .filter(({ selection }) => !market.picks.includes(selection))
    .map(({ selection, probability, oddsMilli }) => ({
      marketId: market.market_id,
      pick: selection,
      probability,
      oddsMilli,
    }));
}

/**
 * Prices, incidents and limits come and go, and what an operator has taken back of a result waits for its next price;
 * whatever else has suspended a market lifts it, too. What a trader holds is held beside this.
 */
function isOurs({ status, has_price: hasPrice, reason }: HeldMarket): boolean {
  if (status === 'open' || !hasPrice) return true;
  return status === 'suspended' && reason !== null && liftedByPrices.has(reason);
}

const liftedByPrices: ReadonlySet<string> = new Set(['incident', 'limit', 'feed', 'operator']);

function changedState(
  market: HeldMarket,
  priced: PricedScopeMarket | undefined,
  blocked: Blocked,
): MarketState[] {
  const state = isOurs(market) ? ourState(market, priced !== undefined, blocked) : theirState(market);
  const isMain = priced?.isMain ?? market.line_quarters === null;
  const isSame =
    isMain === market.is_main &&
    state.hasPrice === market.has_price &&
    state.status === market.status &&
    state.reason === market.reason;
  return isSame ? [] : [{ marketId: market.market_id, isMain, ...state }];
}

type State = Pick<MarketState, 'hasPrice' | 'status' | 'reason'>;

/** `trading` is the reason of a market that the model gives no price now, as at three goals up: nobody stopped it. */
function ourState({ line_quarters: line }: HeldMarket, hasPrice: boolean, blocked: Blocked): State {
  if (!hasPrice) return { hasPrice, status: line === null ? 'suspended' : 'closed', reason: 'trading' };
  return { hasPrice, status: blocked === null ? 'open' : 'suspended', reason: blocked };
}

function theirState({ has_price: hasPrice, status, reason }: HeldMarket): State {
  return { hasPrice, status, reason };
}
