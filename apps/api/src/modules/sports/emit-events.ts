import type { SportEvent } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { emit } from '../../kernel/outbox.ts';
import { eventsById } from './list-events.ts';

/** Pushes events as they are in this transaction to every site's boards; ended ones leave the board. */
export async function emitEvents(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  const events: SportEvent[] = await eventsById(tx, ids);
  const removed = events.filter((event) => event.phase === 'ended').map((event) => event.eventId);
  const sites = await tx.rows<{ id: number }>('select id from site');
  for (const { id } of sites) {
    await emit(tx, `topic:${id}:sports`, 'events', { events, removed, feedAt: at.toISOString() });
  }
}
