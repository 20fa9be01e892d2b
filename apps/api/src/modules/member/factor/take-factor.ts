import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { codesOf } from '../account-names.ts';
import { changeNotice } from '../change-notice.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { lockMemberOf } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { forgiveFailures } from '../sign-in-store.ts';
import { dropFactor, lockFactor } from './factor-store.ts';

/**
 * For a member who has lost the device and the recovery codes, once an operator knows that it is the member who asks. Its
 * sessions end, and what was guessed at its codes does not count any more; what was guessed at its password does, because that
 * stays. Fails with E404, and U128 where it has none.
 */
export function takeFactor(
  services: MemberServices,
  context: OperatorContext,
  { memberKey: memberId, reason }: BodyOf<'/api/console/members/dropFactor'>,
) {
  const { database, clock, sendMessage } = services;
  const siteId = context.site.id;
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, siteId, memberId);
    if (member === undefined) return fail('E404');
    if ((await lockFactor(tx, memberId))?.sealed == null) return fail('U128');
    await dropFactor(tx, memberId);
    await endSessionsOf(services, tx, { siteId, memberId }, 'E401');
    const at = clock.date();
    await forgiveFailures(tx, siteId, [codesOf(member.memId)], at);
    await recordAction(tx, context, 'member.take-second-factor', `member:${memberId}`, { reason });
    await sendMessage(tx, changeNotice('factor-taken', { siteId, memberId, address: '', at }));
    return {};
  });
}
