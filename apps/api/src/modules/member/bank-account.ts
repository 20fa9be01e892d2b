import type { Queryable } from '@hanpan/db';
import { need } from '../../kernel/need.ts';
import type { Sealer } from '../../kernel/sealed.ts';
import { memberById } from './store.ts';

/** The account that a member is paid on, in full: for whoever pays it, never for a list. */
export async function bankAccountOf(queryable: Queryable, sealer: Sealer, memberId: number) {
  const row = need(await memberById(queryable, memberId), `member ${memberId}`);
  return {
    memId: row.mem_id,
    bankName: row.bank_name ?? row.bank_code,
    accountNumber: sealer.open('member.account', row.account_cipher),
    accountHolder: row.holder_name,
  };
}
