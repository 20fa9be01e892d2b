import { maskAccountNumber } from '../../kernel/text-mask.ts';
import type { MemberServices } from './services.ts';
import type { MemberRow } from './store.ts';

/**
 * As much of the account number as its member is shown. While the account is dormant that is nothing: its end is one of the proofs of an
 * activation, and no answer tells it to whoever has the session.
 */
export function shownAccountNumber(
  { sealer }: Pick<MemberServices, 'sealer'>,
  { account_cipher, dormant_at }: Pick<MemberRow, 'account_cipher' | 'dormant_at'>,
): string {
  return maskAccountNumber(dormant_at === null ? sealer.open('member.account', account_cipher) : '');
}
