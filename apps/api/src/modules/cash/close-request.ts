import type { Tx } from '@hanpan/db';
import type { Transfer } from '@hanpan/ledger';
import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { lockMember } from '../member/index.ts';
import { numberOfState } from './cash-state.ts';
import { lockClaimed, tellConsoles } from './lock-claimed.ts';
import type { CashServices } from './services.ts';
import { type CashRow, memberOfRequest, recordStep } from './store.ts';

/** The member first and then its request: the order in which everything that moves its money locks. */
export async function lockToClose(
  tx: Tx,
  context: OperatorContext,
  cashIdx: number,
  options: { readonly secondApproval: boolean },
) {
  const memberId = await memberOfRequest(tx, context.site.id, cashIdx);
  if (memberId === undefined) return fail('E404');
  const member = await lockMember(tx, memberId);
  const request = await lockClaimed(tx, context, cashIdx, options);
  return isFailure(request) ? request : { request, member };
}

/** All at once, because the ledger takes its locks in order within one call. */
export async function postAll(
  { ledger }: CashServices,
  tx: Tx,
  transfers: readonly (Transfer | undefined)[],
): Promise<void> {
  const postings = await ledger.postIn(
    tx,
    transfers.filter((transfer) => transfer !== undefined),
  );
  const wrong = postings.find(({ status }) => status !== 'posted');
  if (wrong !== undefined) throw new Error(`a closed request could not be posted: ${wrong.status}`);
}

export function movementOf({ site_id: siteId, member_id: memberId, amount }: CashRow) {
  return { holder: { siteId, memberId }, amount };
}

interface Closed {
  readonly step: 'approve' | 'reject';
  readonly at: Date;
  readonly reason: string | null;
  /** The bank's number, which a second approver may give anew: what each of them gave stands in its own entry of the audit log. */
  readonly payoutReference: string | null;
}

/** Records who closed a request, and notifies its member and the consoles. */
export async function tellClosed(
  tx: Tx,
  context: OperatorContext,
  request: CashRow,
  { step, at, reason, payoutReference }: Closed,
): Promise<void> {
  const state = step === 'approve' ? 'approved' : 'rejected';
  const actor = context.operatorName;
  await recordStep(tx, { requestId: request.id, at, state, step, actor, note: reason ?? '' });
  // A supervisor overruled another operator's claim; a second approval does not.
  const isSecond = step === 'approve' && request.first_approved_by !== null;
  const isOverride = request.claimed_by !== context.operatorId && !isSecond;
  await recordAction(tx, context, `cash.${step}`, `cash:${request.id}`, {
    reason,
    ...(payoutReference === null ? {} : { payoutReference }),
    ...(isOverride ? { isOverride } : {}),
  });
  const change = { cashIdx: request.id, state: numberOfState[state] };
  await emit(tx, `member:${request.member_id}`, 'cashRequest', change);
  await tellConsoles(tx, request);
}
