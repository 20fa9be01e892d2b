import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { isOpen, numberOfState } from './cash-state.ts';
import { lockClaimed, tellConsoles } from './lock-claimed.ts';
import type { CashServices } from './services.ts';
import { claimRequest, lockRequest, recordStep, releaseRequest, setDeferNote } from './store.ts';

type Services = Pick<CashServices, 'database' | 'clock'>;

/**
 * Claims a request, also one that another operator has released. Fails with E404, C503 (processed) or C501 (already
 * claimed); of many operators at once exactly one succeeds.
 */
export function claim(services: Services, context: OperatorContext, cashIdx: number) {
  return inTransaction(services.database, async (tx) => {
    const request = await lockRequest(tx, context.site.id, cashIdx);
    if (request === undefined) return fail('E404');
    if (!isOpen(request.state)) return fail('C503');
    if (request.claimed_by !== null) return fail('C501');

    const at = services.clock.date();
    const isTakeover = request.state === 'claimed';
    await claimRequest(tx, cashIdx, context.operatorId, at);
    await recordStep(tx, {
      requestId: cashIdx,
      at,
      state: 'claimed',
      step: 'claim',
      actor: context.operatorName,
    });
    await recordAction(tx, context, 'cash.claim', `cash:${cashIdx}`, isTakeover ? { isTakeover } : {});
    if (!isTakeover)
      await emit(tx, `member:${request.member_id}`, 'cashRequest', { cashIdx, state: numberOfState.claimed });
    await tellConsoles(tx, request);
    return { cashIdx };
  });
}

/**
 * Releases a claimed request: it stays in the claimed state without an operator, and anyone may claim it. Fails with
 * E404, C503, C502 (not claimed) or C507 (claimed by another operator).
 */
export function release(services: Services, context: OperatorContext, cashIdx: number) {
  return inTransaction(services.database, async (tx) => {
    const request = await lockClaimed(tx, context, cashIdx);
    if (isFailure(request)) return request;
    const at = services.clock.date();
    await releaseRequest(tx, cashIdx);
    await recordStep(tx, {
      requestId: cashIdx,
      at,
      state: 'claimed',
      step: 'release',
      actor: context.operatorName,
    });
    await recordAction(tx, context, 'cash.release', `cash:${cashIdx}`);
    await tellConsoles(tx, request);
    return { cashIdx };
  });
}

/** Says why a claimed request is deferred. Fails like `release`. */
export function defer(services: Services, context: OperatorContext, cashIdx: number, note: string) {
  return inTransaction(services.database, async (tx) => {
    const request = await lockClaimed(tx, context, cashIdx);
    if (isFailure(request)) return request;
    if (request.defer_note === note) return { cashIdx };
    const at = services.clock.date();
    await setDeferNote(tx, cashIdx, note);
    await recordStep(tx, {
      requestId: cashIdx,
      at,
      state: 'claimed',
      step: 'note',
      actor: context.operatorName,
      note,
    });
    await recordAction(tx, context, 'cash.note', `cash:${cashIdx}`, { note });
    await tellConsoles(tx, request);
    return { cashIdx };
  });
}
