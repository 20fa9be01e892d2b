import type { AuditAction, BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { lockMembers } from '../member/index.ts';
import { type DecisionToJudge, equalShares, recordDecision } from './judge-decision.ts';
import { countOf, presentApproval } from './present.ts';
import {
  type ApprovalRow,
  approvalById,
  lockApproval,
  membersOfApproval,
  setDecided,
} from './request-store.ts';
import type { ApprovalServices } from './services.ts';

/** The members first and then the request: the order in which everything that moves money locks. */
async function lockWaiting(tx: Tx, { site }: OperatorContext, approvalIdx: number) {
  const memberIds = await membersOfApproval(tx, site.id, approvalIdx);
  if (memberIds === undefined) return fail('E404');
  await lockMembers(tx, memberIds);
  const row = await lockApproval(tx, approvalIdx);
  if (row === undefined) return fail('E404');
  return row.state === 'waiting' ? row : fail('T999');
}

async function tell(tx: Tx, context: OperatorContext, action: AuditAction, row: ApprovalRow, more: object) {
  const { id, kind, worth, amount, cause } = row;
  const detail = { kind, worth, amount, count: countOf(row), cause, askedBy: row.asked_by_name, ...more };
  await recordAction(tx, context, action, `approval:${id}`, detail);
  await emit(tx, `operators:${row.site_id}`, 'queue', { kind: 'approval', change: 'done' });
  return { approval: presentApproval(await approvalById(tx, id)) };
}

/** What is taken back is points that go out. */
function sideOf({ kind }: ApprovalRow): Pick<DecisionToJudge, 'kind' | 'side'> {
  return kind === 'takeBack' ? { kind: 'point', side: 'out' } : { kind, side: 'in' };
}

/** The row counts for nobody's sums: two operators stand for it. */
async function recordBoth(tx: Tx, { site, operatorId }: OperatorContext, row: ApprovalRow, at: Date) {
  const { id, cause } = row;
  const shares = equalShares(row.amount, row.member_ids, row.code_count);
  const reference = `approval:${id}`;
  const decision = { site, operatorId: row.asked_by, at, ...sideOf(row), shares, reference };
  await recordDecision(tx, decision, { cause, operatorId });
}

/**
 * The second of the two: what was asked for is given, or taken back, with the decision. Fails with E404, T999 (already decided), C504
 * (the operator who asked cannot approve), R012 (who is no member any more, or has closed the account), R005 (a coupon that would
 * have expired), P003 (more points than there are by now).
 */
export async function approveApproval(
  { carryOut, clock }: ApprovalServices,
  tx: Tx,
  context: OperatorContext,
  { approvalIdx }: BodyOf<'/api/console/approval/approve'>,
) {
  const { operatorId } = context;
  const row = await lockWaiting(tx, context, approvalIdx);
  if (isFailure(row)) return row;
  if (row.asked_by === operatorId) return fail('C504');
  const at = clock.date();
  await setDecided(tx, row.id, { state: 'done', operatorId, at, reason: null });
  await recordBoth(tx, context, row, at);
  const refused = await carryOut[row.kind](tx, row);
  return refused ?? tell(tx, context, 'approval.approve', row, {});
}

/** Nothing moves. Fails with E404, T999 (already decided). */
export async function rejectApproval(
  { clock }: ApprovalServices,
  tx: Tx,
  context: OperatorContext,
  { approvalIdx, reason }: BodyOf<'/api/console/approval/reject'>,
) {
  const { operatorId } = context;
  const row = await lockWaiting(tx, context, approvalIdx);
  if (isFailure(row)) return row;
  await setDecided(tx, row.id, { state: 'rejected', operatorId, at: clock.date(), reason });
  return tell(tx, context, 'approval.reject', row, { reason });
}
