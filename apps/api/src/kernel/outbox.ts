import type { RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { insertEvent, insertEvents } from './outbox-store.ts';

/** Who receives an event. Rooms of the realtime gateway carry the same names. */
export type RoomName =
  | `member:${number}`
  | `session:${number}`
  | `operators:${number}`
  | `site:${number}`
  | `topic:${number}:${string}`;

/** Written in the transaction that makes it true; published after its commit, to every server process. */
export async function emit<E extends RealtimeEvent>(
  tx: Tx,
  room: RoomName,
  event: E,
  payload: RealtimeEvents[E],
): Promise<void> {
  await insertEvent(tx, { audience: room, event, payload });
}

/** One event for each of many rooms, with one statement. */
export async function emitToRooms<E extends RealtimeEvent>(
  tx: Tx,
  event: E,
  messages: readonly { readonly room: RoomName; readonly payload: RealtimeEvents[E] }[],
): Promise<void> {
  if (messages.length === 0) return;
  await insertEvents(
    tx,
    event,
    messages.map(({ room, payload }) => ({ audience: room, payload })),
  );
}
