import type { Tx } from '@hanpan/db';
import { flows, type Transfer } from '@hanpan/ledger';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { once } from '../../kernel/idempotency.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockMember } from '../member/index.ts';
import { settingsOf } from '../settings/index.ts';
import type { OnDepositApproved } from './bonuses.ts';
import { lockHeld, tellConsoles } from './hold-request.ts';
import type { CashServices } from './request-deposit.ts';
import {
  type CashRow,
  finishRequest,
  hasDeposited,
  memberOfRequest,
  recordStep,
  setFirstApproval,
} from './store.ts';

export interface FinishServices extends CashServices {
  readonly onDepositApproved: OnDepositApproved;
}

interface Finish {
  readonly cashIdx: number;
  readonly idempotencyKey: string;
  /** Null approves. */
  readonly rejectedBecause: string | null;
}

function transferOf(request: CashRow, approved: boolean): Transfer | undefined {
  const movement = {
    holder: { siteId: request.site_id, memberId: request.member_id },
    amount: request.amount,
  };
  if (request.kind === 'out') {
    return approved
      ? flows.withdrawalPay(movement, request.id)
      : flows.withdrawalReturn(movement, request.id);
  }
  return approved ? flows.deposit(movement, request.id) : undefined;
}

/** The bonus of an approved deposit as the transfer that grants it. */
async function bonusOf(
  services: FinishServices,
  tx: Tx,
  request: CashRow,
  at: Date,
): Promise<Transfer | undefined> {
  if (request.bonus_terms === null) return undefined;
  return services.bonuses.grant(tx, {
    siteId: request.site_id,
    memberId: request.member_id,
    requestId: request.id,
    bonusAmount: request.bonus_amount,
    bonusTerms: request.bonus_terms,
    at,
  });
}

async function post(services: FinishServices, tx: Tx, transfers: readonly (Transfer | undefined)[]) {
  // All at once, because the ledger takes its locks in order within one call.
  const postings = await services.ledger.postIn(
    tx,
    transfers.filter((transfer) => transfer !== undefined),
  );
  const wrong = postings.find(({ status }) => status !== 'posted');
  if (wrong !== undefined) throw new Error(`a finished request could not be posted: ${wrong.status}`);
}

async function settle(
  services: FinishServices,
  context: OperatorContext,
  tx: Tx,
  request: CashRow,
  reason: string | null,
): Promise<void> {
  const approved = reason === null;
  const state = approved ? 1 : -1;
  const at = new Date(services.clock());
  const isDeposit = approved && request.kind === 'in';
  const isFirst = isDeposit && !(await hasDeposited(tx, request.member_id));
  await post(services, tx, [
    transferOf(request, approved),
    approved ? await bonusOf(services, tx, request, at) : undefined,
  ]);
  await finishRequest(tx, { id: request.id, state, operatorId: context.operatorId, at, reason });
  const step = approved ? 'approve' : 'reject';
  const actor = context.operatorName;
  await recordStep(tx, { requestId: request.id, at, state, step, actor, note: reason ?? '' });
  // A supervisor took it out of another's hands; the second of four eyes did not.
  const isSecond = approved && request.first_approved_by !== null;
  const isOverride = request.claimed_by !== context.operatorId && !isSecond;
  await recordAction(tx, context, `cash.${step}`, `cash:${request.id}`, {
    reason,
    ...(isOverride ? { isOverride } : {}),
  });
  await emit(tx, `member:${request.member_id}`, 'cashRequest', { cashIdx: request.id, state });
  await tellConsoles(tx, request);
  if (approved) await emit(tx, `topic:${request.site_id}:ticker`, 'ticker', {});
  if (!isDeposit) return;
  const { site_id: siteId, member_id: memberId, id: requestId, amount } = request;
  await services.onDepositApproved(tx, { siteId, memberId, requestId, amount, isFirst });
}

/** The member first and then its request: the order in which everything that moves its money locks. */
async function lockBoth(tx: Tx, context: OperatorContext, { cashIdx, rejectedBecause }: Finish) {
  const memberId = await memberOfRequest(tx, context.site.id, cashIdx);
  if (memberId === undefined) return fail('E404');
  await lockMember(tx, memberId);
  return lockHeld(tx, context, cashIdx, { secondApproval: rejectedBecause === null });
}

/**
 * Approves (2 → 1) or rejects (2 → -1) once; the ledger moves in the same transaction. Fails with E404, T999, C502,
 * C503, and C504 when the first approver tries to be the second one as well, wherever the site's threshold is by then.
 * The first approval above the threshold is recorded and leaves the request waiting.
 */
export function finish(services: FinishServices, context: OperatorContext, wanted: Finish) {
  const { site, operatorId } = context;
  const path = wanted.rejectedBecause === null ? '/api/console/cash/approve' : '/api/console/cash/reject';
  return inTransaction(services.database, (tx) =>
    once(
      tx,
      {
        siteId: site.id,
        actor: `operator:${operatorId}`,
        key: wanted.idempotencyKey,
        path,
        input: { cashIdx: wanted.cashIdx, reason: wanted.rejectedBecause },
      },
      async () => {
        const request = await lockBoth(tx, context, wanted);
        if (isFailure(request)) return request;
        const approves = wanted.rejectedBecause === null;
        if (approves && request.first_approved_by === operatorId) return fail('C504');
        const needsSecond = request.amount >= settingsOf(site).fourEyesAmount;
        if (approves && needsSecond && request.first_approved_by === null) {
          await setFirstApproval(tx, request.id, operatorId);
          await recordStep(tx, {
            requestId: request.id,
            at: new Date(services.clock()),
            state: 2,
            actor: context.operatorName,
            step: 'first-approval',
          });
          await recordAction(tx, context, 'cash.first-approval', `cash:${request.id}`);
          await tellConsoles(tx, request);
        } else {
          await settle(services, context, tx, request, wanted.rejectedBecause);
        }
        return { cashIdx: request.id };
      },
    ),
  );
}
