import type { Tx } from '@hanpan/db';
import { type GoalRates, goalRates } from '@hanpan/rules';
import type { EventStatus, FeedSport, FixtureMessage } from '../../../vendors/feeds/messages.ts';
import { emitEvents } from '../board/emit-events.ts';
import { lockSelections, settledEvent } from '../settlement/result-store.ts';
import { resolveReview } from '../settlement/review-store.ts';
import { sayResults } from '../settlement/say-results.ts';
import { modelFor } from '../trading/league-model.ts';
import { heldMarkets } from '../trading/offer-store.ts';
import { writeChanges } from '../trading/price-event.ts';
import { noShift, shiftsOf } from '../trading/shift-store.ts';
import { bookVersions, markPriced, markSeen, selectionExposures } from '../trading/trade-store.ts';
import { eventStanding } from './event-standing.ts';
import { endFeedEvent, type FeedEvent, moveFeedEvent, saveLook, settledMarkets } from './feed-event-store.ts';
import { feedOffer } from './feed-offer.ts';
import { policyOf } from './feed-policies.ts';
import { feedPrices } from './feed-prices.ts';
import { heardMarkets, heardStops } from './heard-store.ts';
import { holdEvent } from './hold-event.ts';
import { marketKey } from './market-key.ts';
import { sidesOf } from './match-sides.ts';
import { refuseOtherSides } from './other-sides.ts';
import { livingProducers } from './producer-store.ts';

/** How long a match usually takes with its breaks, for what is shown before anybody knows better. */
const usualMinutes: Readonly<Record<FeedSport, number>> = {
  soccer: 115,
  basketball: 135,
  baseball: 190,
  volleyball: 110,
  badminton: 60,
  hockey: 150,
  combat: 40,
  tennis: 120,
  handball: 90,
  football: 195,
  esport: 120,
};

export function endsAtMs({ sport, startsAtMs }: Pick<FixtureMessage, 'sport' | 'startsAtMs'>): number {
  return startsAtMs + usualMinutes[sport] * 60_000;
}

/**
 * Brings an event that the caller has locked to what was heard of it: the match on the board, its markets, their prices
 * and whether they are for sale. One that has become another match is held. Nothing is remembered from one time to the next, so a message that came twice or late
 * leaves the same event. Members' boards are told where anything is new.
 */
export async function showEvent(
  tx: Tx,
  event: FeedEvent,
  { feedWeight, nowMs }: { readonly feedWeight: number; readonly nowMs: number },
): Promise<void> {
  const { event_id: eventId, feed } = event;
  if (event.is_settled) return saveLook(tx, eventId, null);
  const sides = await sidesOf(tx, { ...event.fixture, feed });
  const refused = await refuseOtherSides(tx, event, sides);
  if (refused !== undefined) return holdEvent(tx, eventId, refused, new Date(nowMs));
  if (event.is_reviewed) await resolveReview(tx, 'price', eventId, new Date(nowMs));
  const standing = eventStanding(
    {
      fixture: event.fixture,
      fixtureAtMs: event.fixture_at.getTime(),
      facts: event.facts ?? undefined,
      factsAtMs: event.facts_at?.getTime(),
      markets: await heardMarkets(tx, eventId),
      stops: await heardStops(tx, eventId),
      livingProducers: await livingProducers(tx, feed),
      policy: policyOf[feed],
    },
    nowMs,
  );
  const seen = await bookVersions(tx, [eventId]);
  const settled = await settledMarkets(tx, eventId);
  const offer = feedOffer({
    held: await heldMarkets(tx, eventId),
    standing: standing.markets.filter(({ market }) => !settled.has(marketKey(market))),
    priceOf: feedPrices(standing, { model: await modelOf(tx, standing.sport, sides), feedWeight }),
    exposures: await selectionExposures(tx, [eventId]),
    moves: ((await shiftsOf(tx, [eventId])).get(eventId) ?? noShift).selections,
  });
  const isOffered = await writeChanges(tx, eventId, offer);
  const { match, startsAtMs, pricedAtMs } = standing;
  const isMoved = await moveFeedEvent(tx, eventId, {
    match,
    startsAtMs,
    endsAtMs: endsAtMs(event.fixture),
    pricedAtMs,
    sides,
  });
  await saveLook(tx, eventId, standing.lookAtMs);
  const isEnded = match.phase === 'ended' && (await endEvent(tx, eventId, match.status, nowMs));
  const isChanged = isOffered || isMoved || isEnded;
  if (isChanged || seen.length > 0) {
    await markSeen(tx, eventId, seen);
    await markPriced(tx, eventId, { isChanged, isTold: true, at: pricedAt(pricedAtMs, nowMs) });
  }
  if (isChanged) await emitEvents(tx, [eventId], new Date(nowMs));
}

/**
 * A match is over for us once its last market is settled, or once the feed will say nothing more of it: what is undecided
 * then is an operator's.
 */
async function endEvent(tx: Tx, eventId: number, status: EventStatus, nowMs: number): Promise<boolean> {
  const at = new Date(nowMs);
  if (!(await endFeedEvent(tx, eventId, { isClosed: status === 'closed' }, at))) return false;
  const selections = await lockSelections(tx, eventId);
  const event = await settledEvent(tx, eventId);
  await sayResults(tx, { eventId, event, selections }, [], { at, correctionId: null });
  return true;
}

/** The age of a price begins where the feed said it, however often the book has moved it since. */
function pricedAt(pricedAtMs: number | null, nowMs: number): Date {
  return new Date(pricedAtMs ?? nowMs);
}

/** What our model expects, where it knows both sides by their matches here; a guess would only blur what the feed says. */
async function modelOf(
  tx: Tx,
  sport: FeedSport,
  { league, home, away }: { readonly league: number; readonly home: number; readonly away: number },
): Promise<GoalRates | undefined> {
  if (sport !== 'soccer') return undefined;
  const model = await modelFor(tx, league, home, away);
  const isKnown = [home, away].every((side) => Object.hasOwn(model.teams, String(side)));
  return isKnown ? goalRates(model, String(home), String(away)) : undefined;
}
