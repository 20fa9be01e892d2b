import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { recordAction } from '../../../kernel/audit.ts';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { lockBooks, saveTraderShare } from '../book/book-store.ts';
import { saveLook } from '../feed/feed-event-store.ts';
import { isOfFeed } from '../feed/feed-policies.ts';
import { lockEventOfTrader, marketOfSelection } from '../trading/hold-store.ts';
import { saveShift } from '../trading/shift-store.ts';
import { mayMove } from './may-move.ts';

/**
 * Moves the opinion about an event, and with it every market; or makes one price shorter, never longer, because a longer
 * one would contradict the others. The job that makes the prices does so at its next run. Of an event whose prices are a
 * feed's the opinion is the feed's too: there single prices alone become shorter, and what was moved is taken back. Fails
 * with O012 where it is not this operator's to decide, E404 where there is no such event or selection, T999 where the event
 * is over or a single price should become longer, or O017 where the opinion is a feed's.
 */
export async function shiftPrices(
  tx: Tx,
  context: OperatorContext,
  { eventId, axis, selectionId, logOdds, reason }: BodyOf<'/api/console/sports/shift'>,
  at: Date,
) {
  if (!(await mayMove(tx, context))) return fail('O012');
  const event = await lockEventOfTrader(tx, eventId);
  if (event === undefined || (axis === 'selection') !== (selectionId !== null)) return fail('E404');
  const marketId = selectionId === null ? null : await marketOfSelection(tx, eventId, selectionId);
  if (marketId === undefined) return fail('E404');
  if (!event.isOpen || (axis === 'selection' && logOdds < 0)) return fail('T999');
  if (isOfFeed(event.feed) && axis !== 'selection' && logOdds !== 0) return fail('O017');
  await saveShift(
    tx,
    { eventId, axis, marketId, selectionId },
    { logOdds, reason, by: context.operatorName },
    at,
  );
  if (isOfFeed(event.feed)) await saveLook(tx, eventId, at.getTime());
  await recordAction(tx, context, 'sports.shift', `event:${eventId}`, { axis, selectionId, logOdds, reason });
  return { eventId };
}

/**
 * The share of its limits that the operator's site allows on an event; bets are measured by it from the commit on. Fails
 * with E404, or T999 where the event is over.
 */
export async function limitEvent(
  tx: Tx,
  context: OperatorContext,
  { eventId, share, reason }: BodyOf<'/api/console/sports/limit'>,
) {
  const event = await lockEventOfTrader(tx, eventId);
  if (event === undefined) return fail('E404');
  if (!event.isOpen) return fail('T999');
  const key = { eventId, siteId: context.site.id };
  await lockBooks(tx, [key]);
  await saveTraderShare(tx, key, share);
  await recordAction(tx, context, 'sports.limit', `event:${eventId}`, { share, reason });
  return { eventId };
}
