import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMemberOf } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { insertTestAccountChange, mayChangeSides, testAccountOf } from './test-account-store.ts';

/**
 * Marks a member as a test account with a cap, changes the cap, or with null takes the mark away. Whether an account is counted
 * is settled before anything moves on it: afterwards it stays what it is, so no report ever changes by a mark. Fails with E404 (no such
 * member, or a partner), T999 (it is so already), TA02 (money has moved, or it has played), TA03 (less than what was put in).
 */
export function setTestAccount(
  { database, clock }: Pick<MemberServices, 'database' | 'clock'>,
  context: OperatorContext,
  { memberKey, fundsCap, reason }: BodyOf<'/api/console/members/testAccount'>,
) {
  const { site, operatorId, operatorName: by } = context;
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, site.id, memberKey);
    if (member === undefined || member.partnerRank !== 'NORMAL') return fail('E404');
    const account = await testAccountOf(tx, memberKey);
    const before = account?.fundsCap ?? null;
    if (before === fundsCap) return fail('T999');
    const kind = fundsCap === null ? 'unmark' : before === null ? 'mark' : 'cap';
    if (kind !== 'cap' && !(await mayChangeSides(tx, memberKey))) return fail('TA02');
    if (fundsCap !== null && fundsCap < (account?.funded ?? 0)) return fail('TA03');
    const whose = { siteId: site.id, memberId: memberKey, operatorId };
    await insertTestAccountChange(tx, whose, { kind, fundsCap, by, reason, at: clock.date() });
    await recordAction(tx, context, 'member.test-account', `member:${memberKey}`, {
      reason,
      before: { fundsCap: before },
      after: { fundsCap },
    });
    return { memberKey };
  });
}
