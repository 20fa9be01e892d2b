import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 1_000;

// Loaded into a child before its own program: as long as its event loop turns, the launcher hears of it.
if (isMainThread && process.send) {
  const beat = () => {
    if (process.connected) process.send?.({ beat: true }, () => undefined);
  };
  setInterval(beat, EVERY_MS).unref();
}
