import type { FeedMarket, MarketInScope } from '../../../vendors/feeds/messages.ts';

/** All of an event, as a bet stop may name it. */
export const wholeEvent = '*';

/** The key of a market within its event: `match/UO/10`, or `?` and the feed's own name where it is none of ours. */
export function marketKey(market: FeedMarket): string {
  if (market.kind === 'unknown') return `?${market.name}`;
  return `${partKey(market)}/${market.lineQuarters ?? ''}`;
}

/** All lines of a market in a scope: `match/UO`. */
export function partKey({ scope, market }: MarketInScope): string {
  return `${scope}/${market}`;
}

/** Whether a market stands in a part: all of the event, all lines of a market, or one of them. */
export function isInPart(key: string, part: string): boolean {
  return part === wholeEvent || part === key || key.startsWith(`${part}/`);
}
