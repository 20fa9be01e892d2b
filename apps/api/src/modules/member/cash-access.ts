import type { BodyOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { pinFailuresBeforeLock } from '@hanpan/rules';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail } from '../../kernel/failure.ts';
import { inTransaction } from '../../kernel/transaction.ts';

interface CashAccess {
  readonly pin_failures: number;
  readonly deposit_allowed: boolean;
  readonly withdrawal_allowed: boolean;
}

function lockAccess(tx: Tx, siteId: number, memberKey: number): Promise<CashAccess | undefined> {
  return tx.row(
    `select pin_failures, deposit_allowed, withdrawal_allowed from member
      where site_id = $1 and id = $2 for no key update`,
    [siteId, memberKey],
  );
}

/** Begins the count of wrong withdrawal passwords anew. Fails with E404, or T999 where nothing is locked. */
export function unlockPin(database: Database, context: OperatorContext, memberKey: number) {
  return inTransaction(database, async (tx) => {
    const access = await lockAccess(tx, context.site.id, memberKey);
    if (access === undefined) return fail('E404');
    if (access.pin_failures < pinFailuresBeforeLock) return fail('T999');
    await tx.run('update member set pin_failures = 0 where id = $1', [memberKey]);
    await recordAction(tx, context, 'member.unlock-pin', `member:${memberKey}`);
    return { memberKey };
  });
}

/** Allows or blocks deposits and withdrawals of one member; it acts on the next request. Fails with E404. */
export function setCashBlocks(
  database: Database,
  context: OperatorContext,
  { memberKey, depositAllowed, withdrawalAllowed, reason }: BodyOf<'/api/console/members/cashBlocks'>,
) {
  return inTransaction(database, async (tx) => {
    const access = await lockAccess(tx, context.site.id, memberKey);
    if (access === undefined) return fail('E404');
    await tx.run('update member set deposit_allowed = $2, withdrawal_allowed = $3 where id = $1', [
      memberKey,
      depositAllowed,
      withdrawalAllowed,
    ]);
    await recordAction(tx, context, 'member.cash-blocks', `member:${memberKey}`, {
      depositAllowed,
      withdrawalAllowed,
      reason,
    });
    return { memberKey };
  });
}
