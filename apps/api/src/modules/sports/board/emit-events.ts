import type { Tx } from '@hanpan/db';
import { emitToRooms } from '../../../kernel/outbox.ts';
import { listSites } from '../../../kernel/site-store.ts';
import { eventRowsById } from './board-store.ts';
import { presentEvents } from './present-events.ts';

/**
 * Pushes events as they are in this transaction: their main markets to every site's boards, and all markets of each to those
 * who watch that one. Ended ones leave the board.
 */
export async function emitEvents(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const rows = await eventRowsById(tx, ids);
  const main = await presentEvents(tx, rows, 'main');
  const all = await presentEvents(tx, rows, 'all');
  const feedAt = at.toISOString();
  const removed = main.filter((event) => event.phase === 'ended').map((event) => event.eventId);
  const sites = await listSites(tx);
  await emitToRooms(
    tx,
    'events',
    sites.map(({ id }) => ({
      room: `topic:${id}:sports` as const,
      payload: { events: main, removed, feedAt },
    })),
  );
  await emitToRooms(
    tx,
    'event',
    sites.flatMap(({ id }) =>
      all.map((event) => ({
        room: `topic:${id}:event:${event.eventId}` as const,
        payload: { event, feedAt },
      })),
    ),
  );
}
