import type { Queryable, Tx } from '@hanpan/db';

/** The house accounts that costs are paid from and that have entries which are in no sum yet. */
export function unreadCostAccounts(queryable: Queryable): Promise<{ id: number }[]> {
  return queryable.rows(
    `select c.id from report_cost_account c join ledger_account a on a.id = c.id
       left join report_cost_place p on p.account_id = c.id
      where a.version > coalesce(p.version, 0) order by c.id`,
  );
}

/** Adds the next entries of an account to the sums of the days, each once. Returns how many they were. */
export async function addCosts(
  tx: Tx,
  accountId: number,
  zones: Readonly<Record<string, string>>,
  limit: number,
): Promise<number> {
  const row = await tx.row<{ read: number }>('select report_sum_costs($1, $2::jsonb, $3) as read', [
    accountId,
    JSON.stringify(zones),
    limit,
  ]);
  return row?.read ?? 0;
}

/** When the first entry was posted that is in no sum yet; null where all are. */
export async function firstUnreadCost(queryable: Queryable): Promise<Date | null> {
  const row = await queryable.row<{ at: Date | null }>(
    `select min(e.posted_at) as at from report_cost_account c join ledger_account a on a.id = c.id
       left join report_cost_place p on p.account_id = c.id
      cross join lateral (
        select posted_at from ledger_entry where account_id = c.id and version = coalesce(p.version, 0) + 1 limit 1) e
      where a.version > coalesce(p.version, 0)`,
  );
  return row?.at ?? null;
}
