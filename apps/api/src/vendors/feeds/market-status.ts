import type { FeedMarketStatus } from './messages.ts';

/**
 * The status of a market after a bet stop. Only an active market changes: one that is settled, cancelled or handed
 * over must not come back to life as a suspended one, and an inactive one is not shown again.
 */
export function afterBetStop(current: FeedMarketStatus, to: 'suspended' | 'inactive'): FeedMarketStatus {
  return current === 'active' ? to : current;
}

/** Whether a market in this status takes bets, as far as the feed has a say in it. */
export function takesBets(status: FeedMarketStatus): boolean {
  return status === 'active';
}
