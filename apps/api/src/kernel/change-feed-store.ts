import type { Queryable } from '@hanpan/db';

/** One committed event: for whom, and the ledger's accounts that moved where it is the ledger's. */
export interface Change {
  readonly audience: string;
  readonly accounts: readonly number[] | null;
}

interface Row extends Change {
  readonly snapshot: string;
  readonly isEmpty: boolean;
}

export interface Changes {
  /** What has been committed by now; the next reading begins after it. */
  readonly snapshot: string;
  readonly changes: readonly Change[];
}

export async function snapshotOfNow(queryable: Queryable): Promise<string> {
  const [row] = await queryable.prepared<{ snapshot: string }>(
    'change-feed-now',
    'select pg_current_snapshot()::text as snapshot',
    [],
  );
  return row?.snapshot ?? '';
}

/**
 * The events of all transactions that committed after a snapshot, however long they ran, at most `limit` of them. A
 * transaction is found by what the snapshot saw and not by its number: one that began earlier may commit later.
 */
export async function changesSince(queryable: Queryable, since: string, limit: number): Promise<Changes> {
  const rows = await queryable.prepared<Row>(
    'change-feed-read',
    `select now.snapshot, o.id is null as "isEmpty", o.audience,
            case when o.audience = 'ledger' then (select array_agg(a::bigint) from jsonb_array_elements_text(o.payload) a) end as accounts
       from (select pg_current_snapshot()::text as snapshot) now
       left join lateral (
         select id, audience, payload from outbox
          where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
          limit $2) o on true`,
    [since, limit],
  );
  return { snapshot: rows[0]?.snapshot ?? since, changes: rows.filter(({ isEmpty }) => !isEmpty) };
}
