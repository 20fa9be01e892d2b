import { betDelayMs } from '@hanpan/rules';
import { livePriceMs } from '../feed/feed-policies.ts';
import { isLive, type OfferedSelection, type SlipSettings } from './slip.ts';

/** A feed, or our own pricing, that nobody has looked after for longer is silent. */
export const staleAfterMs = 15_000;

type PlayedLeg = Pick<OfferedSelection, 'phase' | 'sport' | 'feed'>;

/**
 * How long a bet waits for its legs in play: as long as the site says for their sports. A feed that has to be asked knows of a
 * goal only by its next prices, whatever the site says: there a bet waits until no price is sold any more that was heard before
 * it was placed. Such a price may still be open for as long as its feed may go without being looked after.
 */
export function liveDelayMs(delay: SlipSettings['bet']['delay'], legs: readonly PlayedLeg[]): number {
  const live = legs.filter(isLive);
  const bySport = betDelayMs(
    delay,
    live.map((leg) => leg.sport),
  );
  return Math.max(bySport, ...live.map(confirmationMs));
}

/** Zero where a price of the leg is news of its own. */
function confirmationMs(leg: Pick<PlayedLeg, 'phase' | 'feed'>): number {
  const oldestMs = isLive(leg) ? livePriceMs(leg.feed) : null;
  return oldestMs === null ? 0 : oldestMs + staleAfterMs;
}
