import { afterBetStop } from '../../../vendors/feeds/market-status.ts';
import type { FeedMarketStatus, MarketPrices } from '../../../vendors/feeds/messages.ts';
import { isInPart } from './market-key.ts';

/** The latest that a producer said about a market. */
export interface HeardMarket {
  readonly key: string;
  readonly producer: string;
  /** By the feed's clock. */
  readonly saidAtMs: number;
  readonly prices: MarketPrices;
}

/** The latest bet stop of its kind. `withdrawn`: whatever was not said again at that moment is offered no more. */
export interface HeardStop {
  readonly part: string;
  readonly producer: string;
  readonly outcome: 'suspended' | 'inactive' | 'withdrawn';
  readonly saidAtMs: number;
}

/** What the feed holds of a market now, and who answers for it. */
export interface MarketStanding {
  readonly heard: HeardMarket;
  readonly status: FeedMarketStatus;
}

/**
 * One standing for each market out of all that was heard. Only the feed's clock gives the order, so it is the same in
 * whatever order the messages came, and however often. Of several producers the one that spoke last answers for a market,
 * unless it has handed it over; a bet stop at the very moment of a price wins, because a bet that was refused can be placed again.
 */
export function marketStandings(
  heard: readonly HeardMarket[],
  stops: readonly HeardStop[],
): ReadonlyMap<string, MarketStanding> {
  const leading = new Map<string, HeardMarket>();
  for (const market of heard) {
    const before = leading.get(market.key);
    if (before === undefined || leads(market, before)) leading.set(market.key, market);
  }
  return new Map(
    [...leading].map(([key, market]) => [key, { heard: market, status: statusAfter(market, stops) }]),
  );
}

function leads(one: HeardMarket, other: HeardMarket): boolean {
  const isHandedOver = ({ prices }: HeardMarket) => prices.status === 'handed-over';
  if (isHandedOver(one) !== isHandedOver(other)) return isHandedOver(other);
  return one.saidAtMs === other.saidAtMs ? one.producer > other.producer : one.saidAtMs > other.saidAtMs;
}

function statusAfter({ key, saidAtMs, prices, producer }: HeardMarket, stops: readonly HeardStop[]) {
  const later = stops.filter((stop) => stop.saidAtMs >= saidAtMs && isInPart(key, stop.part));
  const isWithdrawn = later.some(
    (stop) => stop.outcome === 'withdrawn' && stop.producer === producer && stop.saidAtMs > saidAtMs,
  );
  if (isWithdrawn && canWithdraw.has(prices.status)) return 'inactive';
  // What closes more comes first: a market that is gone is not shown again as a suspended one.
  const outcomes = (['inactive', 'suspended'] as const).filter((outcome) =>
    later.some((stop) => stop.outcome === outcome),
  );
  return outcomes.reduce<FeedMarketStatus>(afterBetStop, prices.status);
}

const canWithdraw: ReadonlySet<FeedMarketStatus> = new Set(['active', 'suspended', 'not-understood']);
