import type { Queryable } from '@hanpan/db';

/**
 * How many of these backends wait for a lock that another one holds. `pg_locks` knows at once that a lock was given to
 * whoever waited; what a backend says of itself (`pg_stat_activity`) stays "waiting" until it is given a processor.
 */
export async function blockedBackends(queryable: Queryable, pids: readonly number[]): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    // Room at the end of a table is waited for by nobody for long.
    "select count(distinct pid) from pg_locks where not granted and locktype <> 'extend' and pid = any($1)",
    [pids],
  );
  return row?.count ?? 0;
}
