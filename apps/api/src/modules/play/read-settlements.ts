import type { Tx } from '@hanpan/db';
import type { PlayServices } from './services.ts';
import { isBehind, lockPlace, type ReadSettlement, savePlace, settlementsAfter } from './settlement-store.ts';

/** A reader that follows the facts. `apply` runs in the transaction that advances the reader: each fact once. */
export interface SettlementReader {
  readonly name: string;
  readonly apply: (tx: Tx, facts: readonly ReadSettlement[]) => Promise<void>;
}

/**
 * Reads on from where the reader stopped, `limit` facts a transaction, until nothing can be read. Every fact reaches
 * `apply` exactly once, whatever commits in between and whichever process dies. False where facts are left for the next
 * time: a transaction that began before them still runs, here or in another database of the cluster.
 */
export async function readSettlements(
  { database, clock }: PlayServices,
  { name, apply }: SettlementReader,
  limit: number,
): Promise<boolean> {
  let isCaughtUp = false;
  for (let read = limit; read === limit; ) {
    // Taken before the snapshot: what is settled later is not covered.
    const now = clock.date();
    read = await database.transaction(async (tx) => {
      const place = await lockPlace(tx, name);
      const facts = await settlementsAfter(tx, place, limit);
      if (facts.length > 0) await apply(tx, facts);
      const reached = facts.at(-1) ?? place;
      isCaughtUp = facts.length < limit && !(await isBehind(tx, reached));
      await savePlace(tx, name, reached, isCaughtUp ? now : null);
      return facts.length;
    });
  }
  return isCaughtUp;
}
