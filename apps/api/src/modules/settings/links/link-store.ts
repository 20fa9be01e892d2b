import { type Queryable, type Tx, textList } from '@hanpan/db';

export interface WatchedLink {
  readonly address: string;
  readonly checkedAt: Date;
  readonly outcome: string;
  readonly failingSince: Date | null;
}

export function watchedLinks(queryable: Queryable, siteId: number): Promise<WatchedLink[]> {
  return queryable.rows(
    `select address, checked_at as "checkedAt", outcome, failing_since as "failingSince"
       from link_watch where site_id = $1`,
    [siteId],
  );
}

/** A link that fails again has failed since it did first. */
export async function noteCheck(
  tx: Tx,
  siteId: number,
  { address, answers, outcome, at }: { address: string; answers: boolean; outcome: string; at: Date },
): Promise<void> {
  await tx.run(
    `insert into link_watch (site_id, address, checked_at, outcome, failing_since)
     values ($1, $2, $3, $4, case when $5::boolean then null else $3::timestamptz end)
     on conflict (site_id, address) do update
       set checked_at = excluded.checked_at, outcome = excluded.outcome,
           failing_since = case when $5::boolean then null else coalesce(link_watch.failing_since, excluded.checked_at) end`,
    [siteId, address, at, outcome, answers],
  );
}

/** Forgets what was found of links that the site does not show any more. */
export async function forgetOthers(tx: Tx, siteId: number, shown: readonly string[]): Promise<void> {
  await tx.run('delete from link_watch where site_id = $1 and address <> all($2::text[])', [
    siteId,
    textList(shown),
  ]);
}
