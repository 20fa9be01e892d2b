import { inTransaction } from '../../../kernel/transaction.ts';
import type { ExternalFeed } from './entity-store.ts';
import { beatFeeds, eventsToLookAt, lockFeedEvent } from './feed-event-store.ts';
import { policyOf } from './feed-policies.ts';
import type { SinkServices } from './feed-sink.ts';
import { hasSilenced, lookAtEventsOf, silenceProducers } from './producer-store.ts';
import { showOrHold } from './show-or-hold.ts';

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

/** One that cannot be shown stays due, so that whoever has it tried again from the review list has it looked at. */
function lookAt(
  { database, clock, feedWeight }: SinkServices,
  feed: ExternalFeed,
  key: string,
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const event = await lockFeedEvent(tx, feed, key);
    if (event !== undefined) await showOrHold(tx, event, { feedWeight, nowMs: clock() });
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
