import type { Queryable, Tx } from '@hanpan/db';
import type { Refusal } from '../../../vendors/feeds/port.ts';

export async function insertRefusal(tx: Tx, refusal: Refusal): Promise<void> {
  // What a feed sent may hold what a text of the database cannot.
  const plain = (text: string) => text.replaceAll('\u0000', '');
  await tx.run(
    'insert into feed_refusal (feed, reason, detail, said, event_key, refused_at) values ($1, $2, $3, $4, $5, $6)',
    [
      refusal.feed,
      refusal.reason,
      plain(refusal.detail).slice(0, 500),
      plain(refusal.said),
      refusal.event ?? null,
      new Date(refusal.atMs),
    ],
  );
}

/** Returns how many were removed. */
export function pruneRefusals(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from feed_refusal where id in (
       select id from feed_refusal where refused_at < $1 order by refused_at limit $2)`,
    [before, limit],
  );
}
