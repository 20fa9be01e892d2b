import type { BodyOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { emitEvents } from '../board/emit-events.ts';
import {
  applyHolds,
  endHold,
  eventOfHold,
  holdsOf,
  insertHold,
  isTargetKnown,
  lockEventOfTrader,
  overdueHolds,
} from '../trading/hold-store.ts';
import { raiseVersion } from '../trading/trade-store.ts';
import { mayMove } from './may-move.ts';
import { presentHold } from './read-trading-event.ts';

/**
 * Takes no bets on what is named from the commit on. Fails with O012 where it is not this operator's to decide, E404 where
 * it does not exist, or T999 where it is held already or the event is over.
 */
export async function holdBets(
  tx: Tx,
  context: OperatorContext,
  body: BodyOf<'/api/console/sports/hold'>,
  at: Date,
) {
  const { eventId, scope, marketId, selectionId, reason } = body;
  const target = { eventId, scope, marketId, selectionId };
  if (!(await mayMove(tx, context))) return fail('O012');
  const event = await lockEventOfTrader(tx, eventId);
  if (event === undefined || !(await isTargetKnown(tx, target))) return fail('E404');
  const untilAt = body.untilAt === null ? null : new Date(body.untilAt);
  if (!event.isOpen || (untilAt !== null && untilAt <= at)) return fail('T999');
  const by = { siteId: context.site.id, by: context.operatorName };
  const holdId = await insertHold(tx, target, { ...by, reason, untilAt }, at);
  if (holdId === undefined) return fail('T999');
  await offerAnew(tx, eventId, at);
  await recordAction(tx, context, 'sports.hold', `event:${eventId}`, {
    holdId,
    scope,
    marketId,
    selectionId,
    untilAt: body.untilAt,
    reason,
  });
  const held = (await holdsOf(tx, [eventId])).find((each) => each.id === holdId);
  return { hold: presentHold(need(held, 'the hold'), context) };
}

/** Fails with O012 where it is not this operator's to decide, E404, or T999 where it has ended already. */
export async function releaseHold(
  tx: Tx,
  context: OperatorContext,
  { holdId, reason }: { readonly holdId: number; readonly reason: string },
  at: Date,
) {
  if (!(await mayMove(tx, context))) return fail('O012');
  const eventId = await eventOfHold(tx, holdId);
  if (eventId === undefined) return fail('E404');
  await lockEventOfTrader(tx, eventId);
  if (!(await endHold(tx, holdId, context.operatorName, at))) return fail('T999');
  await offerAnew(tx, eventId, at);
  await recordAction(tx, context, 'sports.release', `event:${eventId}`, { holdId, reason });
  return { eventId };
}

/** Ends the holds whose time is over, each in a transaction of its own. */
export async function endOverdueHolds(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  limit: number,
): Promise<void> {
  for (const hold of await overdueHolds(database, clock.date(), limit))
    await inTransaction(database, async (tx) => {
      const at = clock.date();
      await lockEventOfTrader(tx, hold.event_id);
      if (await endHold(tx, hold.id, hold.held_by, at)) await offerAnew(tx, hold.event_id, at);
    });
}

async function offerAnew(tx: Tx, eventId: number, at: Date): Promise<void> {
  await applyHolds(tx, eventId);
  await raiseVersion(tx, eventId);
  await emitEvents(tx, [eventId], at);
}
