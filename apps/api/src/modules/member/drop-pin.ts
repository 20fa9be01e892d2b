import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { dropPin } from './access-store.ts';
import { ownAccountOf } from './account-store.ts';
import { changeNotice } from './change-notice.ts';
import { lockMemberOf } from './facts-store.ts';
import type { MemberServices } from './services.ts';

/**
 * For a member who has forgotten the withdrawal password, once an operator knows that it is the member who asks: nothing is
 * withdrawn until a new one is set, which takes the login password. Fails with E404, and T999 where it has none.
 */
export function dropMemberPin(
  { database, clock, sendMessage }: MemberServices,
  context: OperatorContext,
  { memberKey: memberId, reason }: BodyOf<'/api/console/members/dropPin'>,
) {
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    if ((await lockMemberOf(tx, siteId, memberId)) === undefined) return fail('E404');
    if ((await ownAccountOf(tx, memberId)).pinHash === null) return fail('T999');
    const at = clock.date();
    await dropPin(tx, memberId, at);
    await recordAction(tx, context, 'member.drop-pin', `member:${memberId}`, { reason });
    await sendMessage(tx, changeNotice('pin-dropped', { siteId, memberId, address: '', at }));
    return {};
  });
}
