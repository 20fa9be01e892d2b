import { need } from '../../kernel/need.ts';
import type { MemberServices } from './services.ts';
import { memberById } from './store.ts';

/** What the phone and the bank account of a member are found by, whichever secret they were written under. */
export async function contactIndexes(
  { database, sealer }: Pick<MemberServices, 'database' | 'sealer'>,
  memberId: number,
) {
  const row = need(await memberById(database, memberId), 'a member with contacts');
  return {
    phoneIndexes: sealer.blindIndexes('phone', sealer.open('member.phone', row.phone_cipher)),
    accountIndexes: sealer.blindIndexes('account', sealer.open('member.account', row.account_cipher)),
  };
}
