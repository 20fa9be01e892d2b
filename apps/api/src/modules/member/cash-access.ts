import type { BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { pinFailuresBeforeLock } from '@hanpan/rules';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { clearPinFailures, setCashAccess } from './access-store.ts';
import { lockMemberOf } from './facts-store.ts';
import { setSwitches } from './set-switches.ts';

/** Resets the count of wrong withdrawal passwords. Fails with E404, or T999 where nothing is locked. */
export function unlockPin(database: Database, context: OperatorContext, memberKey: number) {
  return inTransaction(database, async (tx) => {
    const access = await lockMemberOf(tx, context.site.id, memberKey);
    if (access === undefined) return fail('E404');
    if (access.pinFailures < pinFailuresBeforeLock) return fail('T999');
    await clearPinFailures(tx, memberKey);
    await recordAction(tx, context, 'member.unlock-pin', `member:${memberKey}`, {
      before: { pinFailures: access.pinFailures },
      after: { pinFailures: 0 },
    });
    return { memberKey };
  });
}

/** Allows or blocks deposits or withdrawals of one member; it acts on the next request. Fails with E404. */
export function setCashBlocks(
  database: Database,
  context: OperatorContext,
  { memberKey, depositAllowed, withdrawalAllowed, reason }: BodyOf<'/api/console/members/cashBlocks'>,
) {
  return inTransaction(database, async (tx) => {
    const access = await lockMemberOf(tx, context.site.id, memberKey);
    if (access === undefined) return fail('E404');
    const held = { depositAllowed: access.depositAllowed, withdrawalAllowed: access.withdrawalAllowed };
    const { now, facts } = setSwitches(held, { depositAllowed, withdrawalAllowed });
    await setCashAccess(tx, memberKey, now);
    await recordAction(tx, context, 'member.cash-blocks', `member:${memberKey}`, { reason, ...facts });
    return { memberKey };
  });
}
