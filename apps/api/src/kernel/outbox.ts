import type { RealtimeEvent, RealtimeEvents } from '@hanpan/contract';
import { type Tx, textList } from '@hanpan/db';

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

/** One event for each of many rooms, with one statement. */
export async function emitToRooms<E extends RealtimeEvent>(
  tx: Tx,
  event: E,
  messages: readonly { readonly room: RoomName; readonly payload: RealtimeEvents[E] }[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx.prepared(
    'outbox-insert-many',
    `insert into outbox (audience, event, payload)
     select m.room, $1, m.payload from unnest($2::text[], $3::jsonb[]) m(room, payload)`,
    [
      event,
      textList(messages.map(({ room }) => room)),
      textList(messages.map(({ payload }) => JSON.stringify(payload))),
    ],
  );
}
