import type { Queryable, Tx } from '@hanpan/db';
import type { AliveMessage, ProducerMessage } from '../../../vendors/feeds/messages.ts';
import type { ExternalFeed } from './entity-store.ts';

type Told = (ProducerMessage | AliveMessage) & { readonly feed: ExternalFeed };

/** Notes a turn of a producer, the later by its clock. Returns whether it is one. */
export async function saveTurn(tx: Tx, told: Told & ProducerMessage): Promise<boolean> {
  const changed = await tx.run(
    `insert into feed_producer (feed, producer, down_reason, turned_at, alive_at) values ($1, $2, $3, $4, $5)
     on conflict (feed, producer) do update set down_reason = excluded.down_reason, turned_at = excluded.turned_at,
       alive_at = coalesce(excluded.alive_at, feed_producer.alive_at), is_silent = false
       where feed_producer.turned_at <= excluded.turned_at`,
    [
      told.feed,
      told.producer,
      told.state === 'up' ? null : told.reason,
      new Date(told.saidAtMs),
      told.state === 'up' ? new Date(told.receivedAtMs) : null,
    ],
  );
  return changed > 0;
}

/** A sign of life. Returns whether it ends a silence. */
export async function saveAlive(tx: Tx, told: Told & AliveMessage): Promise<boolean> {
  const row = await tx.row<{ was_silent: boolean }>(
    `update feed_producer p set alive_at = greatest(p.alive_at, $3), resume_from = greatest(p.resume_from, $4), is_silent = false
       from (select is_silent from feed_producer where feed = $1 and producer = $2 for update) before
      where p.feed = $1 and p.producer = $2 returning before.is_silent as was_silent`,
    [told.feed, told.producer, new Date(told.receivedAtMs), new Date(told.resumeFromMs)],
  );
  return row?.was_silent ?? false;
}

const isSilenced = 'down_reason is null and not is_silent and (alive_at is null or alive_at < $2)';

/** Whether a producer of the feed was up and has given no sign of life since then. Locks nothing. */
export async function hasSilenced(queryable: Queryable, feed: ExternalFeed, since: Date): Promise<boolean> {
  const rows = await queryable.prepared(
    'feed-silenced-look',
    `select 1 from feed_producer where feed = $1 and ${isSilenced} limit 1`,
    [feed, since],
  );
  return rows.length > 0;
}

/** Producers that were up and have given no sign of life since then are silent now. Returns which. */
export function silenceProducers(
  tx: Tx,
  feed: ExternalFeed,
  since: Date,
): Promise<{ readonly producer: string }[]> {
  return tx.rows(
    `update feed_producer set is_silent = true where feed = $1 and ${isSilenced} returning producer`,
    [feed, since],
  );
}

/** Every open event that a producer has spoken about is looked at anew. */
export async function lookAtEventsOf(tx: Tx, feed: ExternalFeed, producer: string, at: Date): Promise<void> {
  await tx.run(
    `update feed_event f set look_at = $3 from event e
      where e.id = f.event_id and e.settled_at is null and f.feed = $1
        and exists (select from feed_market m where m.event_id = f.event_id and m.producer = $2)`,
    [feed, producer, at],
  );
}

export async function livingProducers(queryable: Queryable, feed: ExternalFeed): Promise<Set<string>> {
  const rows = await queryable.rows<{ producer: string }>(
    'select producer from feed_producer where feed = $1 and down_reason is null and not is_silent',
    [feed],
  );
  return new Set(rows.map(({ producer }) => producer));
}

/** Where a recovery may begin, by producer, in milliseconds of the feed's clock. */
export async function resumePoints(
  queryable: Queryable,
  feed: ExternalFeed,
): Promise<Record<string, number>> {
  const rows = await queryable.rows<{ producer: string; resume_from: Date }>(
    'select producer, resume_from from feed_producer where feed = $1 and resume_from is not null',
    [feed],
  );
  return Object.fromEntries(rows.map(({ producer, resume_from }) => [producer, resume_from.getTime()]));
}
