import {
  polledFeedPolicy,
  pushedFeedPolicy,
  type StalenessPolicy,
} from '../../../vendors/feeds/price-state.ts';
import type { ExternalFeed } from './entity-store.ts';

/** How long each feed is believed. */
export const policyOf: Readonly<Record<ExternalFeed, StalenessPolicy>> = {
  'the-odds-api': polledFeedPolicy,
  uof: pushedFeedPolicy,
};

/** Whether the prices of an event come from somebody else's feed. */
export function isOfFeed(feed: string): feed is ExternalFeed {
  return Object.hasOwn(policyOf, feed);
}

/** The greatest age of a price of a feed in play; null where it says each change, or is one of ours. */
export function livePriceMs(feed: string): number | null {
  return isOfFeed(feed) ? policyOf[feed].livePriceMs : null;
}
