import { say } from '../say.mjs';

/**
 * Runs `start` and stays until a signal, or a failure, ends the process. What `start` has opened it hands to
 * `stopWith`, and that is stopped once, in order; a second Ctrl-C ends at once. `fail(sentence)` ends with code 1; so
 * does an error of `start`, without its stack, which does not help with a mistyped port.
 *
 * @param {(life: { stopWith: (stop: () => Promise<void>) => void, fail: import('../types.d.ts').Say }) => Promise<void>} start
 */
export async function runUntilEnded(start) {
  let stop;
  let leaving = false;

  async function leave(code) {
    if (leaving) {
      if (code === 0) process.exit(130);
      return;
    }
    leaving = true;
    if (stop && code === 0) say('stopping');
    await stop?.().catch((error) => say(error.message));
    process.exit(code);
  }

  function fail(sentence) {
    if (leaving) return;
    process.stderr.write(`\n${sentence}\n`);
    void leave(1);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(0));
  const stopWith = (given) => {
    stop = given;
  };
  await start({ stopWith, fail }).catch((error) => fail(error.message));
}
