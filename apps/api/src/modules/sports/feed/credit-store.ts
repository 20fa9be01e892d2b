import type { Queryable, Tx } from '@hanpan/db';
import type { FeedCredits } from '../../../vendors/feeds/port.ts';
import type { ExternalFeed } from './entity-store.ts';

export async function keptCredits(
  queryable: Queryable,
  feed: ExternalFeed,
): Promise<FeedCredits | undefined> {
  const row = await queryable.row<{ remaining: number; renews_at: Date }>(
    'select remaining, renews_at from feed_credit where feed = $1',
    [feed],
  );
  return row && { remaining: row.remaining, renewsAtMs: row.renews_at.getTime() };
}

export async function keepCredits(
  tx: Tx,
  feed: ExternalFeed,
  { remaining, renewsAtMs }: FeedCredits,
): Promise<void> {
  await tx.run(
    `insert into feed_credit (feed, remaining, renews_at) values ($1, $2, $3)
     on conflict (feed) do update set remaining = excluded.remaining, renews_at = excluded.renews_at`,
    [feed, remaining, new Date(renewsAtMs)],
  );
}
