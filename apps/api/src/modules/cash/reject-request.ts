import type { Tx } from '@hanpan/db';
import { flows } from '@hanpan/ledger';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { lockToClose, movementOf, postAll, tellClosed } from './close-request.ts';
import type { CashServices } from './services.ts';
import { rejectRequest } from './store.ts';

/**
 * Rejects a request; money on hold returns in the same transaction. Fails with E404, C503, C502, C507, and C508 for a withdrawal that
 * carries the number of its transfer: that money may have left the bank, and a rejection would give it a second time.
 */
export async function reject(
  services: CashServices,
  tx: Tx,
  context: OperatorContext,
  { cashIdx, reason }: { readonly cashIdx: number; readonly reason: string },
) {
  const locked = await lockToClose(tx, context, cashIdx, { secondApproval: false });
  if (isFailure(locked)) return locked;
  const { request } = locked;
  if (request.kind === 'out' && request.payout_reference !== null) return fail('C508');
  const at = services.clock.date();
  if (request.kind === 'out') {
    await postAll(services, tx, [flows.withdrawalReturn(movementOf(request), request.id)]);
  }
  await rejectRequest(tx, { id: request.id, operatorId: context.operatorId, at, reason });
  await tellClosed(tx, context, request, { step: 'reject', at, reason, payoutReference: null });
  return { cashIdx };
}
