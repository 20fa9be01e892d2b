import type { BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { setMayPlay } from './access-store.ts';
import { isAdmitted } from './admitted.ts';
import { lockMemberOf } from './facts-store.ts';
import { setSwitches } from './set-switches.ts';

/**
 * Locks a member or lets it in, allows its bets or blocks them; the next bet is decided by it, and the member's pages are told at once. Fails with
 * E404, also where a partner would be locked or let in (that is another duty, and ends its sessions), or T999 where there is no
 * decided account to lock.
 */
export function setPlayAccess(
  database: Database,
  context: OperatorContext,
  { memberKey, locked, bettingAllowed, reason }: BodyOf<'/api/console/members/playAccess'>,
) {
  return inTransaction(database, async (tx) => {
    const member = await lockMemberOf(tx, context.site.id, memberKey);
    if (member === undefined) return fail('E404');
    if (!isAdmitted(member)) return fail('T999');
    const held = { locked: member.status === 'suspended', bettingAllowed: member.bettingAllowed };
    const { now, facts } = setSwitches(held, { locked, bettingAllowed });
    if (member.partnerRank !== 'NORMAL' && held.locked !== now.locked) return fail('E404');
    const status = now.locked ? 'suspended' : 'active';
    await setMayPlay(tx, memberKey, { status, bettingAllowed: now.bettingAllowed });
    await recordAction(tx, context, 'member.play-access', `member:${memberKey}`, { reason, ...facts });
    if (held.locked !== now.locked || held.bettingAllowed !== now.bettingAllowed)
      await emit(tx, `member:${memberKey}`, 'LOCK_BET_YN', {
        data1: now.locked ? 'Y' : 'N',
        data2: now.bettingAllowed ? 'Y' : 'N',
      });
    return { memberKey };
  });
}
