import { recordAction } from '../../kernel/audit.ts';
import type { OperatorContext } from '../../kernel/call-context.ts';
import { fail, isFailure } from '../../kernel/failure.ts';
import { emit } from '../../kernel/outbox.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { lockHeld, tellConsoles } from './hold-request.ts';
import type { CashServices } from './request-deposit.ts';
import { claimRequest, lockRequest, recordStep, releaseRequest, setHoldNote } from './store.ts';

type Services = Pick<CashServices, 'database' | 'clock'>;

/**
 * 0 → 2, or over from somebody who put it down. Fails with E404, T999 (processed) or C501 (somebody has it); of many
 * at once exactly one succeeds.
 */
export function claim(services: Services, context: OperatorContext, cashIdx: number) {
  return inTransaction(services.database, async (tx) => {
    const request = await lockRequest(tx, context.site.id, cashIdx);
    if (request === undefined) return fail('E404');
    if (request.state === 1 || request.state === -1) return fail('T999');
    if (request.claimed_by !== null) return fail('C501');

    const at = new Date(services.clock());
    const isTakeover = request.state === 2;
    await claimRequest(tx, cashIdx, context.operatorId, at);
    await recordStep(tx, { requestId: cashIdx, at, state: 2, step: 'claim', actor: context.operatorName });
    await recordAction(tx, context, 'cash.claim', `cash:${cashIdx}`, isTakeover ? { isTakeover } : {});
    if (!isTakeover) await emit(tx, `member:${request.member_id}`, 'cashRequest', { cashIdx, state: 2 });
    await tellConsoles(tx, request);
    return { cashIdx };
  });
}

/**
 * Puts a claimed request down: it stays in state 2, held by nobody, and anybody may take it over. Fails with E404,
 * T999, C502 (nobody holds it) or C503 (another operator does).
 */
export function release(services: Services, context: OperatorContext, cashIdx: number) {
  return inTransaction(services.database, async (tx) => {
    const request = await lockHeld(tx, context, cashIdx);
    if (isFailure(request)) return request;
    const at = new Date(services.clock());
    await releaseRequest(tx, cashIdx);
    await recordStep(tx, { requestId: cashIdx, at, state: 2, step: 'release', actor: context.operatorName });
    await recordAction(tx, context, 'cash.release', `cash:${cashIdx}`);
    await tellConsoles(tx, request);
    return { cashIdx };
  });
}

/** Says why a claimed request waits. Fails like `release`. */
export function holdWithNote(services: Services, context: OperatorContext, cashIdx: number, note: string) {
  return inTransaction(services.database, async (tx) => {
    const request = await lockHeld(tx, context, cashIdx);
    if (isFailure(request)) return request;
    if (request.hold_note === note) return { cashIdx };
    const at = new Date(services.clock());
    await setHoldNote(tx, cashIdx, note);
    await recordStep(tx, {
      requestId: cashIdx,
      at,
      state: 2,
      step: 'note',
      actor: context.operatorName,
      note,
    });
    await recordAction(tx, context, 'cash.note', `cash:${cashIdx}`, { note });
    await tellConsoles(tx, request);
    return { cashIdx };
  });
}
