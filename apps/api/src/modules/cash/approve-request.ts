import type { ApprovalCause, BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows, type Transfer } from '@hanpan/ledger';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { tellInOrder } from '../../kernel/subscriber.ts';
import { judgeDecision, recordDecision } from '../approval/index.ts';
import { isExcluded, type MemberFacts, refuseTestFunds } from '../member/index.ts';
import { lockToClose, movementOf, postAll, tellClosed } from './close-request.ts';
import { decisionOf } from './decision-of.ts';
import { tellConsoles } from './lock-claimed.ts';
import type { CashServices } from './services.ts';
import { approveRequest, type CashRow, hasDeposited, recordStep, setFirstApproval } from './store.ts';

function transferOf(request: CashRow): Transfer {
  const movement = movementOf(request);
  return request.kind === 'out'
    ? flows.withdrawalPay(movement, request.id)
    : flows.deposit(movement, request.id);
}

/** The bonus of an approved deposit as the transfer that grants it. */
async function bonusOf(
  { bonuses }: CashServices,
  tx: Tx,
  request: CashRow,
  at: Date,
): Promise<Transfer | undefined> {
  if (request.bonus_terms === null) return undefined;
  return bonuses.grant(tx, {
    siteId: request.site_id,
    memberId: request.member_id,
    requestId: request.id,
    bonusAmount: request.bonus_amount,
    bonusTerms: request.bonus_terms,
    at,
  });
}

/** `payoutReference`: the bank's number of the transfer that pays a withdrawal, or brought a deposit. */
interface Approval {
  readonly request: CashRow;
  /** Locked with it. */
  readonly member: MemberFacts | undefined;
  readonly payoutReference: string | null;
}

/** The first of the two approvals: the request keeps waiting. */
async function approveFirst(
  { clock }: CashServices,
  tx: Tx,
  context: OperatorContext,
  { request, payoutReference }: Approval,
  cause: ApprovalCause,
) {
  const { operatorId, operatorName: actor } = context;
  await setFirstApproval(tx, request.id, operatorId, cause, payoutReference);
  const step = { requestId: request.id, at: clock.date(), actor, step: 'first-approval' } as const;
  await recordStep(tx, { ...step, state: 'claimed' });
  await recordAction(tx, context, 'cash.first-approval', `cash:${request.id}`, {
    cause,
    ...(payoutReference === null ? {} : { payoutReference }),
  });
  await tellConsoles(tx, request);
}

async function settle(
  services: CashServices,
  tx: Tx,
  context: OperatorContext,
  { request, member, payoutReference }: Approval,
) {
  const { site_id: siteId, member_id: memberId, id: requestId, amount } = request;
  const at = services.clock.date();
  const isDeposit = request.kind === 'in';
  const { first_approved_by: first, second_cause: cause } = request;
  const second = first === null ? null : { cause: cause ?? 'single', operatorId: context.operatorId };
  const decidedBy = first ?? context.operatorId;
  await recordDecision(tx, decisionOf(context.site, decidedBy, at, request), second);
  const isFirst = isDeposit && !(await hasDeposited(tx, memberId));
  // Its money is at the bank, so it is its member's; what invites to play, and has to be played, is not given with it (ADR 134).
  const isCashOnly = isDeposit && member !== undefined && isExcluded(member, at.getTime());
  const bonus = isCashOnly ? undefined : await bonusOf(services, tx, request, at);
  await postAll(services, tx, [transferOf(request), bonus]);
  await approveRequest(tx, { id: requestId, operatorId: context.operatorId, at, payoutReference });
  await tellClosed(tx, context, request, { step: 'approve', at, reason: null, payoutReference });
  await emit(tx, `topic:${siteId}:ticker`, 'ticker', {});
  if (!isDeposit || isCashOnly) return;
  const event = { siteId, memberId, requestId, amount, isFirst };
  await tellInOrder(services.subscribers.depositApproved, tx, event);
}

/** TA01: a test account would hold more than may be put into it, with the bonus of the deposit. */
async function refuseBeyond(tx: Tx, { kind, member_id: memberId, amount, bonus_amount: bonus }: CashRow) {
  return kind === 'in' ? refuseTestFunds(tx, memberId, amount + bonus) : undefined;
}

/**
 * Approves a request; its money moves in the same transaction. Fails with E404, C503, C502, C507, and C504 when the
 * first approver also tries to give the second approval, even if the site's thresholds have changed since; C505 where a
 * withdrawal is to be settled without the reference of its transfer; TA01. A first approval that is not enough, by the request's sum or
 * by those of the window, is recorded and leaves it waiting: it needs no reference, because the money leaves the bank once both have
 * agreed; whoever pays it then claims it (ADR 135).
 */
export async function approve(
  services: CashServices,
  tx: Tx,
  context: OperatorContext,
  {
    cashIdx,
    payoutReference: given,
  }: Pick<BodyOf<'/api/console/cash/approve'>, 'cashIdx' | 'payoutReference'>,
) {
  const locked = await lockToClose(tx, context, cashIdx, { secondApproval: true });
  if (isFailure(locked)) return locked;
  const { request, member } = locked;
  if (request.first_approved_by === context.operatorId) return fail('C504');
  const beyond = await refuseBeyond(tx, request);
  if (beyond !== undefined) return beyond;
  const { site, operatorId } = context;
  const approval = { request, member, payoutReference: given ?? request.payout_reference };
  const at = services.clock.date();
  const isSecond = request.first_approved_by !== null;
  const cause = isSecond ? null : await judgeDecision(tx, decisionOf(site, operatorId, at, request));
  if (cause !== null) await approveFirst(services, tx, context, approval, cause);
  else if (request.kind === 'out' && approval.payoutReference === null) return fail('C505');
  else await settle(services, tx, context, approval);
  return { cashIdx };
}
