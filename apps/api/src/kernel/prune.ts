/** Rows that one statement deletes: few enough that nobody waits for its locks. */
const batchRows = 5_000;

/**
 * Deletes at most `limit` rows, in batches that each commit. `remove` deletes at most so many rows and returns how many;
 * fewer than asked for means that none is left.
 */
export async function pruneInBatches(
  limit: number,
  remove: (limit: number) => Promise<number>,
): Promise<void> {
  for (let left = limit; left > 0; ) {
    const asked = Math.min(batchRows, left);
    const removed = await remove(asked);
    if (removed < asked) return;
    left -= removed;
  }
}
