import type { Tx } from '@hanpan/db';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { isOpen } from './cash-state.ts';
import { type CashRow, lockRequest } from './store.ts';

export type StepRefusal = Failure<'E404' | 'C503' | 'C502' | 'C507'>;

/**
 * Locks a waiting request that this operator may process: one it has claimed, or as a supervisor any. A second approval
 * may come from any operator without a claim, except of a withdrawal that is still to be paid: only one may be paying it (ADR 135). Fails with E404, C503 (processed), C502 (not
 * claimed) or C507 (claimed by another operator).
 */
export async function lockClaimed(
  tx: Tx,
  context: OperatorContext,
  cashIdx: number,
  { secondApproval = false } = {},
): Promise<CashRow | StepRefusal> {
  const request = await lockRequest(tx, context.site.id, cashIdx);
  if (request === undefined) return fail('E404');
  if (!isOpen(request.state)) return fail('C503');
  const isToBePaid = request.kind === 'out' && request.payout_reference === null;
  const isSecond = request.state === 'claimed' && request.first_approved_by !== null;
  if (secondApproval && isSecond && !isToBePaid) return request;
  if (request.claimed_by === null) return fail('C502');
  if (request.claimed_by !== context.operatorId && !context.isSupervisor) return fail('C507');
  return request;
}

/** Makes the lists of every console read the request again. */
export function tellConsoles(tx: Tx, request: CashRow): Promise<void> {
  return emit(tx, `operators:${request.site_id}`, 'queue', {
    kind: request.kind === 'in' ? 'deposit' : 'withdrawal',
    change: 'done',
  });
}
