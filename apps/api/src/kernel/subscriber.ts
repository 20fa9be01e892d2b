import type { Tx } from '@hanpan/db';

/**
 * Called for an event inside the transaction that makes it true: what depends on it is written in the same commit or
 * not at all, and an error of a subscriber undoes both.
 */
export type Subscriber<Event> = (tx: Tx, event: Event) => Promise<void>;

/** One after the other, in the order of the list, because they share the transaction's one connection. */
export async function tellInOrder<Event>(
  subscribers: readonly Subscriber<Event>[],
  tx: Tx,
  event: Event,
): Promise<void> {
  for (const subscriber of subscribers) await subscriber(tx, event);
}
