const stopWithinMs = 5_000;
/** Nobody waits for an orphan, and the next start waits for its port. */
const orphanStopWithinMs = 2_000;

/**
 * Says that the server serves, and stops it when it is told to or when its launcher is gone. Without a launcher it says
 * nothing more: its database may end before it does.
 */
export function runUntilStopped(close: () => Promise<void>, log: { level: string }): void {
  let stopping = false;
  const stop = (withinMs: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stop(stopWithinMs));
  process.on('SIGTERM', () => stop(stopWithinMs));
  process.on('disconnect', () => {
    log.level = 'silent';
    stop(orphanStopWithinMs);
  });
  process.send?.({ ready: true });
}
