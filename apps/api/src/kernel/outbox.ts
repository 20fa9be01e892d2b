import type { RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { insertEvent } from './outbox-store.ts';

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
