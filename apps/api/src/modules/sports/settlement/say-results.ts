import type { Tx } from '@hanpan/db';
import { byMarket } from './by-market.ts';
import { type MarketState, marketState, resolvedSelection } from './market-state.ts';
import { insertMessages, lastSaidAt, type MessageRow, messagesOf } from './message-store.ts';
import {
  closeUndecided,
  followResults,
  type PickedSelection,
  type SettledEvent,
  saveResolved,
} from './result-store.ts';
import { noteReviews, resolveReviews } from './review-store.ts';

/** A message before it is known when it was said. */
export type SaidMessage = Omit<MessageRow, 'said_at'>;

/** One of ours is said after everything that was said before, so that no two of one instant disagree. */
export async function saidNow(tx: Tx, eventId: number, at: Date): Promise<Date> {
  const last = await lastSaidAt(tx, eventId);
  return last === undefined || last < at ? at : new Date(last.getTime() + 1);
}

/** The states of the markets that messages are about. */
export function statesOf(messages: readonly MessageRow[]): ReadonlyMap<number, MarketState> {
  return new Map([...byMarket(messages)].map(([id, rows]) => [id, marketState(rows)]));
}

/**
 * Writes down what was said about markets of an event, and what holds now by all that ever was: the results of their
 * selections, and the state of the markets. Returns how many selections hold something else than before; the caller asks
 * for a pass. The caller has locked the event and the selections, which may be more than the messages are about. Messages
 * may come in any order and any number of times.
 */
export async function sayResults(
  tx: Tx,
  {
    eventId,
    event,
    selections,
  }: { eventId: number; event: SettledEvent; selections: readonly PickedSelection[] },
  messages: readonly MessageRow[],
  { at, correctionId }: { readonly at: Date; readonly correctionId: number | null },
): Promise<number> {
  if (messages.length > 0) await insertMessages(tx, eventId, messages, { at, correctionId });
  const spoken = new Set(messages.map(({ market_id }) => market_id));
  const states = statesOf((await messagesOf(tx, eventId)).filter(({ market_id }) => spoken.has(market_id)));
  const resolved = selections.flatMap(({ id, market_id, pick }) => {
    const state = states.get(market_id);
    return state === undefined ? [] : [{ id, ...resolvedSelection(state, pick) }];
  });
  const changed = resolved.length === 0 ? 0 : await saveResolved(tx, resolved);
  await resolveReviews(tx, 'market', await followResults(tx, eventId), at);
  if (event.settled_at !== null) {
    const undecided = await closeUndecided(tx, eventId);
    await noteReviews(tx, 'market', undecided, 'nothing that is known decides it', at);
  }
  return changed;
}
