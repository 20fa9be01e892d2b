import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { judgeDecision, recordDecision } from '../approval/index.ts';
import { admittedByName, lockMember, refuseTestFunds } from '../member/index.ts';
import { decisionOf } from './decision-of.ts';
import { postAdjustment } from './post-adjustment.ts';
import { presentAdjustment } from './present.ts';
import type { AdjustmentServices } from './services.ts';
import { adjustmentById, insertAdjustment, nextAdjustmentId } from './store.ts';

/**
 * Below the site's thresholds the money moves at once; from one of them on the adjustment waits for a second operator.
 * Fails with E404 (no such member), C601 (no amount), R013 (a debit of a dormant account), TA01 (a credit beyond the cap of a test account), B6000 (a debit of more than there is).
 */
export async function askAdjustment(
  { ledger, clock }: AdjustmentServices,
  tx: Tx,
  context: OperatorContext,
  body: BodyOf<'/api/console/adjustment/ask'>,
) {
  const { site, operatorId } = context;
  const { memId, direction, amount, reason } = body;
  const memberId = (await admittedByName(tx, site.id, [memId])).get(memId.toLowerCase());
  if (memberId === undefined) return fail('E404');
  const member = await lockMember(tx, memberId);
  if (direction === 'debit' && member?.dormantAt !== null) return fail('R013');
  const holder = { siteId: site.id, memberId };
  const beyond = direction === 'credit' ? await refuseTestFunds(tx, memberId, amount) : undefined;
  if (beyond !== undefined) return beyond;
  const { cash } = await ledger.holdings(tx, holder);
  if (direction === 'debit' && amount > cash) return fail('B6000');

  const at = clock.date();
  const id = await nextAdjustmentId(tx);
  const decision = decisionOf(context, at, { id, memberId, direction, amount, askedBy: operatorId });
  const cause = await judgeDecision(tx, decision);
  const isWaiting = cause !== null;
  const balanceAfter = isWaiting ? null : await postAdjustment(ledger, tx, id, { holder, direction, amount });
  if (isFailure(balanceAfter)) return balanceAfter;
  const row = { id, ...holder, direction, amount, reason, operatorId, at, balanceAfter, cause };
  await insertAdjustment(tx, row);
  if (isWaiting) await emit(tx, `operators:${site.id}`, 'queue', { kind: 'adjustment', change: 'new' });
  else await recordDecision(tx, decision, null);
  const action = isWaiting ? 'adjustment.ask' : 'adjustment.done';
  const detail = { adjustmentIdx: id, direction, amount, reason, ...(isWaiting ? { cause } : {}) };
  await recordAction(tx, context, action, `member:${memberId}`, detail);
  return { adjustment: presentAdjustment(await adjustmentById(tx, id)) };
}
