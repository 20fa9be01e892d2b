import { isRetryable, isUnavailable } from '@hanpan/db';
import { inTransaction } from '../../../kernel/transaction.ts';
import { emitEvents } from '../board/emit-events.ts';
import { noteReview } from '../settlement/review-store.ts';
import { raiseVersion, suspendUnpriced } from '../trading/trade-store.ts';
import type { ExternalFeed } from './entity-store.ts';
import { beatFeeds, eventsToLookAt, lockFeedEvent } from './feed-event-store.ts';
import { policyOf } from './feed-policies.ts';
import type { SinkServices } from './feed-sink.ts';
import { hasSilenced, lookAtEventsOf, silenceProducers } from './producer-store.ts';
import { showEvent } from './show-event.ts';

/**
 * What happens to feeds by time alone: a producer that nobody hears any more is silent, a price that nobody confirms is
 * too old, a kick-off passes; and prices are made anew for the bets that were taken. Where this has not run for a while, or
 * has not come to every event of a feed whose time has come, nobody knows whether its prices hold, and no bet on an event of it is
 * taken; those of other feeds go on. An event that cannot be shown is suspended, goes to the review list and stops no other. `limit` is of
 * each feed.
 */
export async function watchFeeds(services: SinkServices, limit: number): Promise<void> {
  for (const feed of Object.keys(policyOf) as ExternalFeed[]) await watch(services, feed, limit);
}

async function watch(services: SinkServices, feed: ExternalFeed, limit: number): Promise<void> {
  const { database, clock } = services;
  await silence(services, feed);
  // One more than are visited tells whether any is left.
  const waiting = await eventsToLookAt(database, feed, clock.date(), limit + 1);
  for (const { key } of waiting.slice(0, limit)) await lookAt(services, feed, key);
  const isBehind = waiting.slice(limit).some(({ is_due }) => is_due);
  if (!isBehind) await beatFeeds(database, [feed], clock.date());
}

async function lookAt(services: SinkServices, feed: ExternalFeed, key: string): Promise<void> {
  const { database, clock, feedWeight } = services;
  try {
    await inTransaction(database, async (tx) => {
      const event = await lockFeedEvent(tx, feed, key);
      if (event !== undefined) await showEvent(tx, event, { feedWeight, nowMs: clock() });
    });
  } catch (error) {
    if (isRetryable(error) || isUnavailable(error)) throw error;
    await giveUp(services, feed, key, error instanceof Error ? error.message : String(error));
  }
}

/** It stays due, so that whoever has it tried again from the review list has it looked at. */
function giveUp(
  { database, clock }: SinkServices,
  feed: ExternalFeed,
  key: string,
  reason: string,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const at = clock.date();
    const event = await lockFeedEvent(tx, feed, key);
    if (event === undefined || event.is_settled) return;
    await noteReview(tx, 'price', event.event_id, reason, at);
    await suspendUnpriced(tx, event.event_id);
    await raiseVersion(tx, event.event_id);
    await emitEvents(tx, [event.event_id], at);
  });
}

async function silence({ database, clock }: SinkServices, feed: ExternalFeed): Promise<void> {
  const nowMs = clock();
  const since = new Date(nowMs - policyOf[feed].aliveMs);
  if (!(await hasSilenced(database, feed, since))) return;
  await inTransaction(database, async (tx) => {
    const silent = await silenceProducers(tx, feed, since);
    for (const { producer } of silent) await lookAtEventsOf(tx, feed, producer, new Date(nowMs));
  });
}
