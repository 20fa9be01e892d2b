import type { Tx } from '@hanpan/db';
import { type FeedEvent, hasBets, type Sides } from './feed-event-store.ts';
import { saveStops } from './heard-store.ts';
import { wholeEvent } from './market-key.ts';
import { sidesOf } from './match-sides.ts';

/**
 * Why an event that somebody has bet on is no longer the match that its feed names: the sides were exchanged, or another
 * one has come in. A bet on "home" is a bet on who that was; what the feed says from then on, prices and results, is not about it, and
 * an operator decides. Undefined while it is the same match, or nobody has bet on it.
 */
export async function refuseOtherSides(
  tx: Tx,
  { event_id: eventId, feed, home_team: home, away_team: away, fixture }: FeedEvent,
): Promise<string | undefined> {
  const named = await sidesOf(tx, { ...fixture, feed });
  if (named.home === home && named.away === away) return undefined;
  if (!(await hasBets(tx, eventId))) return undefined;
  return `the feed names other sides: ${fixture.home.name} - ${fixture.away.name}`;
}

/** Whatever was said of other sides is no price of these: it sells nothing until it is said anew. */
export async function stopPricesOfOthers(
  tx: Tx,
  { event_id: eventId, home_team: home, away_team: away, fixture, fixture_at: namedAt }: FeedEvent,
  sides: Pick<Sides, 'home' | 'away'>,
): Promise<void> {
  if (sides.home === home && sides.away === away) return;
  const { producer } = fixture;
  // What was said in the same moment came with the new names.
  const saidAtMs = namedAt.getTime() - 1;
  await saveStops(tx, eventId, [{ part: wholeEvent, producer, outcome: 'suspended', saidAtMs }]);
}
