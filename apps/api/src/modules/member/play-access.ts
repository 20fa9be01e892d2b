import type { BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { setMayPlay } from './access-store.ts';
import { lockMemberOf } from './facts-store.ts';

/**
 * Locks a member or allows its bets; the next bet is decided by it, and the member's pages are told at once. Fails with
 * E404, or T999 where there is no decided account to lock.
 */
export function setPlayAccess(
  database: Database,
  context: OperatorContext,
  { memberKey, locked, bettingAllowed, reason }: BodyOf<'/api/console/members/playAccess'>,
) {
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, context.site.id, memberKey);
    if (member === undefined) return fail('E404');
    if (member.status !== 'active' && member.status !== 'suspended') return fail('T999');
    const wasLocked = member.status === 'suspended';
    await setMayPlay(tx, memberKey, { status: locked ? 'suspended' : 'active', bettingAllowed });
    await recordAction(tx, context, 'member.play-access', `member:${memberKey}`, {
      reason,
      before: { locked: wasLocked, bettingAllowed: member.bettingAllowed },
      after: { locked, bettingAllowed },
    });
    if (wasLocked !== locked || member.bettingAllowed !== bettingAllowed)
      await emit(tx, `member:${memberKey}`, 'LOCK_BET_YN', {
        data1: locked ? 'Y' : 'N',
        data2: bettingAllowed ? 'Y' : 'N',
      });
    return { memberKey };
  });
}
