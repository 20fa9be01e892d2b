import type { Queryable, Tx } from '@hanpan/db';

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
