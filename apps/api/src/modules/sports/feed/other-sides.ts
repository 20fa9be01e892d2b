import type { Tx } from '@hanpan/db';
import type { FixtureMessage } from '../../../vendors/feeds/messages.ts';
import { type FeedEvent, hasBets, type Sides } from './feed-event-store.ts';
import { saveStops } from './heard-store.ts';
import { wholeEvent } from './market-key.ts';

/**
 * Why an event that somebody has bet on is no longer the match that its feed names: the sides were exchanged, or another
 * one has come in. A bet on "home" is a bet on who that was; what the feed says from then on, prices and results, is not about it, and
 * an operator decides. Undefined while it is the same match, or nobody has bet on it.
 * `named` are the rows of what its feed names now.
 */
export async function refuseOtherSides(
  tx: Tx,
  { event_id: eventId, home_team: home, away_team: away, fixture }: FeedEvent,
  named: Sides,
): Promise<string | undefined> {
  if (named.home === home && named.away === away) return undefined;
  if (!(await hasBets(tx, eventId))) return undefined;
  return `the feed names other sides: ${fixture.home.name} - ${fixture.away.name}`;
}

/**
 * Whatever was said while the feed named other sides is no price of these, whether they are new or named again: it sells
 * nothing until it is said anew. `before` is what the feed has called the match until this fixture.
 */
export async function stopPricesOfOthers(
  tx: Tx,
  { event_id: eventId, fixture: before }: FeedEvent,
  { producer, saidAtMs, home, away }: FixtureMessage,
): Promise<void> {
  if (before.home.key === home.key && before.away.key === away.key) return;
  // What was said in the same moment came with the names.
  const stop = { part: wholeEvent, producer, outcome: 'suspended', saidAtMs: saidAtMs - 1 } as const;
  await saveStops(tx, eventId, [stop]);
}
