import type { Tx } from '@hanpan/db';
import { eachApart } from '../../../kernel/each-apart.ts';
import type { FeedEvent } from './feed-event-store.ts';
import { holdEvent } from './hold-event.ts';
import { showEvent } from './show-event.ts';

/**
 * Shows an event as `showEvent` does. One that cannot be shown is suspended and goes to the review list, and whatever
 * was written before it in this transaction stays: a fault of one market must not silence its whole feed. A database that is away is
 * thrown.
 */
export async function showOrHold(
  tx: Tx,
  event: FeedEvent,
  settings: { readonly feedWeight: number; readonly nowMs: number },
): Promise<void> {
  await eachApart(tx, [event], {
    work: () => showEvent(tx, event, settings),
    failed: async (_, reason) => {
      if (!event.is_settled) await holdEvent(tx, event.event_id, reason, new Date(settings.nowMs));
    },
  });
}
