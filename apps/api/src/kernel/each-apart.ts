import { isRetryable, isUnavailable, type Tx } from '@hanpan/db';

interface ApartWork<Item> {
  /** Does some of them together, and throws where it cannot do all of them. */
  readonly work: (items: readonly Item[]) => Promise<void>;
  /** Notes the one that could not be done; nothing of it has been written. */
  readonly failed: (item: Item, reason: string) => Promise<void>;
}

/**
 * Does many together, and where that fails finds out which of them cannot be done: under a savepoint each, the halves
 * are tried apart until the bad ones stand alone, and all the others are done. A database that is gone, a deadlock or a
 * time limit is nobody's fault and is thrown.
 */
export async function eachApart<Item>(
  tx: Tx,
  items: readonly Item[],
  { work, failed }: ApartWork<Item>,
): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  await tx.run('savepoint apart');
  try {
    await work(items);
    await tx.run('release savepoint apart');
    return;
  } catch (error) {
    if (isRetryable(error) || isUnavailable(error)) throw error;
    await tx.run('rollback to savepoint apart');
    await tx.run('release savepoint apart');
    if (items.length === 1) return failed(first, error instanceof Error ? error.message : String(error));
  }
  const half = Math.ceil(items.length / 2);
  await eachApart(tx, items.slice(0, half), { work, failed });
  await eachApart(tx, items.slice(half), { work, failed });
}
