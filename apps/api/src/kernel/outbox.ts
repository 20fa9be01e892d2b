import type { RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';

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
  await tx.run('insert into outbox (audience, event, payload) values ($1, $2, $3)', [
    room,
    event,
    JSON.stringify(payload),
  ]);
}
