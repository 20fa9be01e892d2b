import type { Queryable } from '@hanpan/db';

/** The last day (UTC) whose head is signed. */
export async function lastHeadDay(queryable: Queryable): Promise<string | null> {
  const row = await queryable.row<{ day: string | null }>(
    "select to_char(max(day), 'YYYY-MM-DD') as day from ledger_head",
  );
  return row?.day ?? null;
}

/** How many batches wait for a seal. */
export async function unsealedCount(queryable: Queryable): Promise<number> {
  const row = await queryable.row<{ count: number }>('select count(*) as count from ledger_unsealed');
  return row?.count ?? 0;
}

interface SiteRow {
  readonly site_id: number;
}

export async function sitesOfAccount(queryable: Queryable, accountId: number): Promise<number[]> {
  const rows = await queryable.rows<SiteRow>('select site_id from ledger_account where id = $1', [accountId]);
  return rows.map(({ site_id: siteId }) => siteId);
}

/** The sites between whose accounts these transfers move money; empty where there are no such transfers. */
export async function sitesOfTransfers(queryable: Queryable, from: number, to: number): Promise<number[]> {
  const rows = await queryable.rows<SiteRow>(
    `select distinct a.site_id from ledger_transfer t join ledger_account a on a.id in (t.debit_account, t.credit_account)
      where t.id between $1 and $2`,
    [from, to],
  );
  return rows.map(({ site_id: siteId }) => siteId);
}

/** The same by a key; empty where the key is gone. */
export async function sitesOfKey(queryable: Queryable, key: string): Promise<number[]> {
  const rows = await queryable.rows<SiteRow>(
    `select distinct a.site_id from ledger_key k join ledger_transfer t on t.id = k.transfer_id
       join ledger_account a on a.id in (t.debit_account, t.credit_account) where k.key = $1`,
    [key],
  );
  return rows.map(({ site_id: siteId }) => siteId);
}
