import type { AuditAction, BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { recordDecision } from '../approval/index.ts';
import { isAdmitted, lockMember, refuseTestFunds } from '../member/index.ts';
import { decisionOf } from './decision-of.ts';
import { postAdjustment } from './post-adjustment.ts';
import { presentAdjustment } from './present.ts';
import type { AdjustmentServices } from './services.ts';
import {
  type AdjustmentRow,
  adjustmentById,
  lockAdjustment,
  memberOfAdjustment,
  setDone,
  setRejected,
} from './store.ts';

/** The member first and then the adjustment: the order in which everything that moves money locks. */
async function lockWaiting(tx: Tx, { site }: OperatorContext, adjustmentIdx: number) {
  const memberId = await memberOfAdjustment(tx, site.id, adjustmentIdx);
  if (memberId === undefined) return fail('E404');
  const member = await lockMember(tx, memberId);
  const row = await lockAdjustment(tx, adjustmentIdx);
  if (row === undefined) return fail('E404');
  return row.state === 'waiting' ? { row, member } : fail('T999');
}

async function tell(
  tx: Tx,
  context: OperatorContext,
  action: AuditAction,
  { id, site_id, member_id, direction, amount }: AdjustmentRow,
  more: object,
) {
  const detail = { adjustmentIdx: id, direction, amount, ...more };
  await recordAction(tx, context, action, `member:${member_id}`, detail);
  await emit(tx, `operators:${site_id}`, 'queue', { kind: 'adjustment', change: 'done' });
  return { adjustment: presentAdjustment(await adjustmentById(tx, id)) };
}

/**
 * The second of the two approvals: the money moves with the decision. Fails with E404, T999 (already decided), C504
 * (the operator who asked cannot approve), R012 (who is no member any more, or has closed the account since), R013 (a debit of a dormant account), TA01 (a credit
 * beyond the cap of a test account), B6000 (a
 * debit of more than there is by now).
 */
export async function approveAdjustment(
  { ledger, clock }: AdjustmentServices,
  tx: Tx,
  context: OperatorContext,
  body: BodyOf<'/api/console/adjustment/approve'>,
) {
  const { operatorId } = context;
  const waiting = await lockWaiting(tx, context, body.adjustmentIdx);
  if (isFailure(waiting)) return waiting;
  const { row, member } = waiting;
  if (row.asked_by === operatorId) return fail('C504');
  const { direction, amount, member_id: memberId, asked_by: askedBy } = row;
  if (!isAdmitted(member)) return fail('R012');
  if (direction === 'debit' && member?.dormantAt !== null) return fail('R013');
  const beyond = direction === 'credit' ? await refuseTestFunds(tx, memberId, amount) : undefined;
  if (beyond !== undefined) return beyond;
  const holder = { siteId: row.site_id, memberId };
  const balanceAfter = await postAdjustment(ledger, tx, row.id, { holder, direction, amount });
  if (isFailure(balanceAfter)) return balanceAfter;
  const at = clock.date();
  await setDone(tx, row.id, { operatorId, at, balanceAfter });
  const decision = decisionOf(context, at, { id: row.id, memberId, direction, amount, askedBy });
  await recordDecision(tx, decision, { cause: row.cause ?? 'single', operatorId });
  return tell(tx, context, 'adjustment.approve', row, {});
}

/** No money moves. Fails with E404, T999 (already decided). */
export async function rejectAdjustment(
  { clock }: AdjustmentServices,
  tx: Tx,
  context: OperatorContext,
  body: BodyOf<'/api/console/adjustment/reject'>,
) {
  const { operatorId } = context;
  const { reason } = body;
  const waiting = await lockWaiting(tx, context, body.adjustmentIdx);
  if (isFailure(waiting)) return waiting;
  const { row } = waiting;
  await setRejected(tx, row.id, { operatorId, at: clock.date(), reason });
  return tell(tx, context, 'adjustment.reject', row, { reason });
}
