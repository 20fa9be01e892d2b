import type { BodyOf } from '@hanpan/contract';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMemberOf } from '../facts-store.ts';
import type { MemberServices } from '../services.ts';
import { memberById } from '../store.ts';
import { setReopened } from './closing-store.ts';

/**
 * Opens an account again for the member that closed it; whoever does that has made certain who asks, and says how. What stands on it is
 * the member's to play or to withdraw, and a self-exclusion or a limit that was there is there again. Fails with E404, T999.
 */
export function reopenAccount(
  { database, clock }: Pick<MemberServices, 'database' | 'clock'>,
  context: OperatorContext,
  { memberKey, reason }: BodyOf<'/api/console/members/reopen'>,
) {
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, context.site.id, memberKey);
    if (member === undefined) return fail('E404');
    if (member.status !== 'closed') return fail('T999');
    const row = await memberById(tx, memberKey);
    await setReopened(tx, memberKey, clock.date());
    await recordAction(tx, context, 'member.reopen', `member:${memberKey}`, {
      reason,
      before: { status: 'closed', closedAt: row?.closed_at ? isoOf(row.closed_at) : null },
      after: { status: 'active' },
    });
    return { memberKey };
  });
}
