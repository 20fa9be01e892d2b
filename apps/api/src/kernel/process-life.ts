/**
 * A child reports that it serves, and exits when it is told to or when its parent is gone: a launcher that was killed
 * must not leave servers behind that hold its ports.
 */
export function runUntilStopped(close: () => Promise<void>): void {
  let closing = false;
  const stop = () => {
    if (closing) return;
    closing = true;
    const forced = setTimeout(() => process.exit(1), 8_000);
    forced.unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  process.send?.({ ready: true });
}
