import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, isConnectionLoss } from '@hanpan/db';
import { checkDatabase } from './site-store.ts';

/** Longer than any call may take to end, shorter than a launcher waits. */
const stopWithinMs = 5_000;
/** Nobody waits for an orphan, and the next start waits for its port. */
const orphanStopWithinMs = 2_000;
const askEveryMs = 100;

/** Waits for a database that is still starting, or starting again. */
export async function untilReachable(database: Database): Promise<void> {
  for (;;) {
    try {
      return await checkDatabase(database);
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
    }
    await sleep(askEveryMs);
  }
}

/**
 * A child reports that it serves, and exits when it is told to or when its parent is gone: a launcher that was killed
 * must not leave servers behind that hold its ports. Such an orphan says nothing more, because its database may end
 * before it does.
 */
export function runUntilStopped(close: () => Promise<void>, log: { level: string }): void {
  let closing = false;
  const stop = (withinMs: number) => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', () => stop(stopWithinMs));
  process.on('SIGINT', () => stop(stopWithinMs));
  process.on('disconnect', () => {
    log.level = 'silent';
    stop(orphanStopWithinMs);
  });
  process.send?.({ ready: true });
}
