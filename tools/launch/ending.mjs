import { say } from '../say.mjs';

/** npm sends on what the terminal or systemd sends to everybody: the copy comes some milliseconds later. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs `start` and stays until a signal, or a failure, ends the process. What `start` has opened it hands to
 * `stopWith`, and that is stopped once, in order; a second Ctrl-C ends at once, unless it comes
 * within a second of the first: that is the same one, heard twice. `fail(sentence)` ends with code 1; so
 * does an error of `start`, without its stack, which does not help with a mistyped port.
 *
 * @param {(life: { stopWith: (stop: () => Promise<void>) => void, fail: import('../types.d.ts').Say }) => Promise<void>} start
 */
export async function runUntilEnded(start) {
  let stop;
  let leavingSinceMs;

  async function leave(code) {
    if (leavingSinceMs !== undefined) {
      if (code === 0 && performance.now() - leavingSinceMs > SAME_SIGNAL_MS) process.exit(130);
      return;
    }
    leavingSinceMs = performance.now();
    if (stop && code === 0) say('stopping');
    await stop?.().catch((error) => say(error.message));
    process.exit(code);
  }

  function fail(sentence) {
    if (leavingSinceMs !== undefined) return;
    process.stderr.write(`\n${sentence}\n`);
    void leave(1);
  }

  // What cannot be written, to a log on a full disk or a terminal that is gone, is lost; the site serves on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(0));
  const stopWith = (given) => {
    stop = given;
  };
  await start({ stopWith, fail }).catch((error) => fail(error.message));
}
