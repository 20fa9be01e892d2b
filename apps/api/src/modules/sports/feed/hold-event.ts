import type { Tx } from '@hanpan/db';
import { emitEvents } from '../board/emit-events.ts';
import { noteReview } from '../settlement/review-store.ts';
import { raiseVersion, suspendUnpriced } from '../trading/trade-store.ts';

/** Sells nothing more of an event, and asks an operator to look at it. */
export async function holdEvent(tx: Tx, eventId: number, reason: string, at: Date): Promise<void> {
  await noteReview(tx, 'price', eventId, reason, at);
  if (!(await suspendUnpriced(tx, eventId))) return;
  await raiseVersion(tx, eventId);
  await emitEvents(tx, [eventId], at);
}
