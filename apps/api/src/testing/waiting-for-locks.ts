import type { World } from './world.ts';

/**
 * How many connections to the database of a world wait for a lock of another one. `pg_locks` says so at once; what a backend says
 * of itself is late (`blockedBackends`).
 */
export async function waitingForLocks({ owner }: World): Promise<number> {
  const row = await owner.row<{ count: number }>(
    `select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted and locktype <> 'extend'`,
  );
  return row?.count ?? 0;
}
