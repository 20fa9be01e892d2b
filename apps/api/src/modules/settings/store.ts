import type { Queryable, Tx } from '@hanpan/db';

export function nextMaintenance(
  queryable: Queryable,
  siteId: number,
  now: Date,
): Promise<{ starts_at: Date; ends_at: Date } | undefined> {
  return queryable.row(
    'select starts_at, ends_at from maintenance_window where site_id = $1 and ends_at > $2',
    [siteId, now],
  );
}

export interface BankRow {
  readonly bank_code: string;
  readonly name_ko: string;
  readonly name_en: string;
}

export function listBanks(queryable: Queryable): Promise<BankRow[]> {
  return queryable.rows('select bank_code, name_ko, name_en from bank order by ord');
}

/** An existing bank stays as it is. */
export async function insertBank(tx: Tx, bank: BankRow & { readonly ord: number }): Promise<void> {
  await tx.run(
    'insert into bank (bank_code, name_ko, name_en, ord) values ($1, $2, $3, $4) on conflict do nothing',
    [bank.bank_code, bank.name_ko, bank.name_en, bank.ord],
  );
}

/** Whether the site is closed for play at that moment. */
export async function isUnderMaintenance(queryable: Queryable, siteId: number, at: Date): Promise<boolean> {
  const row = await queryable.row(
    'select 1 from maintenance_window where site_id = $1 and starts_at <= $2 and ends_at > $2',
    [siteId, at],
  );
  return row !== undefined;
}
