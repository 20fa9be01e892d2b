import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type Clock, isoOf } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMemberOf } from '../facts-store.ts';
import { refuseUnverified } from '../identity/refuse-unverified.ts';
import type { MemberServices } from '../services.ts';
import { settleAge } from '../settle-age.ts';
import { memberById } from '../store.ts';
import { setReopened } from './closing-store.ts';

/**
 * Opens an account again for the member that closed it; whoever does that has made certain who asks, and says how. What stands on it is
 * the member's to play or to withdraw, and a self-exclusion or a limit that was there is there again. Fails with E404 (also for a partner, which
 * has a way back of its own), T999, or as an approval: U106 where the age is unknown or too low now, U129 for an excluded person, ID01 where
 * the site demands a verified identity and nobody has verified it.
 */
export function reopenAccount(
  services: Pick<MemberServices, 'database' | 'clock' | 'isExcludedPerson'>,
  context: OperatorContext,
  { memberKey, reason }: BodyOf<'/api/console/members/reopen'>,
) {
  return inTransaction(services.database, async (tx) => {
    const member = await lockMemberOf(tx, context.site.id, memberKey);
    if (member === undefined || member.partnerRank !== 'NORMAL') return fail('E404');
    if (member.status !== 'closed') return fail('T999');
    const refusal =
      (await settleAge(tx, services, context.site, memberKey, null)) ??
      (await refuseUnverified(tx, context.site, memberKey));
    if (refusal !== undefined) return refusal;
    await putBack(tx, services.clock, context, memberKey, { action: 'member.reopen', reason });
    return { memberKey };
  });
}

/** Makes a closed account that is locked active again, and writes who did it and why. */
export async function putBack(
  tx: Tx,
  clock: Clock,
  context: OperatorContext,
  memberKey: number,
  { action, reason }: { action: 'member.reopen' | 'partner.reopen'; reason: string },
): Promise<void> {
  const row = await memberById(tx, memberKey);
  await setReopened(tx, memberKey, clock.date());
  await recordAction(tx, context, action, `member:${memberKey}`, {
    reason,
    before: { status: 'closed', closedAt: row?.closed_at ? isoOf(row.closed_at) : null },
    after: { status: 'active' },
  });
}
