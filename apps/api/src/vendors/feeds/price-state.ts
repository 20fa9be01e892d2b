/** How long a feed is believed. Milliseconds; null is "for as long as the producer lives". */
export interface StalenessPolicy {
  /** Without a sign of life for longer the producer counts as silent. */
  readonly aliveMs: number;
  /** The greatest age of a price while the match runs, in the hours before its kick-off (`soonMs`), and before that. */
  readonly livePriceMs: number | null;
  readonly soonPriceMs: number | null;
  readonly laterPriceMs: number | null;
  /** How far ahead of our clock the feed's clock may be before its times are worth nothing. */
  readonly aheadMs: number;
}

/** From here on line-ups are known and prices move. */
export const soonMs = 6 * 3_600_000;

/** A feed that says each change: an old price that nobody took back is a good price. */
export const pushedFeedPolicy: StalenessPolicy = {
  aliveMs: 20_000,
  livePriceMs: null,
  soonPriceMs: null,
  laterPriceMs: null,
  aheadMs: 10_000,
};

/** In play, of a feed that has to be asked; every quote that has a part in a price is held to it. */
export const polledLivePriceMs = 90_000;

/**
 * A feed that has to be asked: what was not confirmed for a while may be wrong since. Each limit leaves room for one
 * answer that fails at the intervals of `defaultPlanPolicy`.
 */
export const polledFeedPolicy: StalenessPolicy = {
  aliveMs: 45 * 60_000,
  livePriceMs: polledLivePriceMs,
  soonPriceMs: 5 * 60_000,
  laterPriceMs: 150 * 60_000,
  aheadMs: 10_000,
};

export interface PriceTimes {
  /** When the producer last gave a sign of life, by our clock; null: never. */
  readonly aliveAtMs: number | null;
  /** When the feed last said or confirmed this price; null: never. */
  readonly pricedAtMs: number | null;
  readonly startsAtMs: number;
}

/** Why a price is not for sale. Each is a reason that the board can show. */
export type StaleReason = 'no-price' | 'feed-silent' | 'price-old' | 'clock-ahead';

export type PriceState =
  | { readonly state: 'open'; readonly ageMs: number }
  | { readonly state: 'suspended'; readonly reason: StaleReason; readonly ageMs: number | null };

/**
 * Whether bets may be taken at a price now, with its age. A limit is reached at its last millisecond, not before. From
 * the kick-off on a match counts as running, whatever the feed says.
 */
export function priceState(times: PriceTimes, nowMs: number, policy: StalenessPolicy): PriceState {
  const { aliveAtMs, pricedAtMs } = times;
  if (pricedAtMs === null) return { state: 'suspended', reason: 'no-price', ageMs: null };
  if (pricedAtMs - nowMs > policy.aheadMs) return { state: 'suspended', reason: 'clock-ahead', ageMs: null };
  const ageMs = Math.max(0, nowMs - pricedAtMs);
  if (aliveAtMs === null || nowMs - aliveAtMs > policy.aliveMs)
    return { state: 'suspended', reason: 'feed-silent', ageMs };
  const oldestMs = oldestPriceMs(times.startsAtMs - nowMs, policy);
  if (oldestMs !== null && ageMs > oldestMs) return { state: 'suspended', reason: 'price-old', ageMs };
  return { state: 'open', ageMs };
}

function oldestPriceMs(startsInMs: number, policy: StalenessPolicy): number | null {
  if (startsInMs <= 0) return policy.livePriceMs;
  return startsInMs <= soonMs ? policy.soonPriceMs : policy.laterPriceMs;
}
