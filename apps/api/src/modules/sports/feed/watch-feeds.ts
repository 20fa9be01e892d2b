import { inTransaction } from '../../../kernel/transaction.ts';
import type { ExternalFeed } from './entity-store.ts';
import { beatFeeds, eventsToLookAt, lockFeedEvent } from './feed-event-store.ts';
import { policyOf } from './feed-policies.ts';
import type { SinkServices } from './feed-sink.ts';
import { hasSilenced, lookAtEventsOf, silenceProducers } from './producer-store.ts';
import { showEvent } from './show-event.ts';

/**
 * What happens to feeds by time alone: a producer that nobody hears any more is silent, a price that nobody confirms is
 * too old, a kick-off passes; and prices are made anew for the bets that were taken. Where this has not run for a while
 * nobody knows whether a price holds, and no bet on an event of theirs is taken.
 */
export async function watchFeeds(services: SinkServices, limit: number): Promise<void> {
  const { database, clock, feedWeight } = services;
  const feeds = Object.keys(policyOf) as ExternalFeed[];
  for (const feed of feeds) await silence(services, feed);
  const due = await eventsToLookAt(database, clock.date(), limit);
  for (const { feed, key } of due) {
    await inTransaction(database, async (tx) => {
      const event = await lockFeedEvent(tx, feed, key);
      if (event !== undefined) await showEvent(tx, event, { feedWeight, nowMs: clock() });
    });
  }
  await beatFeeds(database, feeds, clock.date());
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
