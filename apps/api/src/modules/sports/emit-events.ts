import type { SportEvent } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { emitToRooms } from '../../kernel/outbox.ts';
import { listSites } from '../../kernel/site-store.ts';
import { eventsById } from './list-events.ts';

/** Pushes events as they are in this transaction to every site's boards; ended ones leave the board. */
export async function emitEvents(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const events: SportEvent[] = await eventsById(tx, ids);
  const removed = events.filter((event) => event.phase === 'ended').map((event) => event.eventId);
  const payload = { events, removed, feedAt: at.toISOString() };
  const sites = await listSites(tx);
  await emitToRooms(
    tx,
    'events',
    sites.map(({ id }) => ({ room: `topic:${id}:sports` as const, payload })),
  );
}
