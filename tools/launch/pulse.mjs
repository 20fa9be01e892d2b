/** A child beats every second; six such times in a row without a word are at most 12 s. */
const PULSE = { everyMs: 2_000, limit: 6 };

/**
 * Calls `onSilent(silentMs)` once when nothing has come from the child for a while: it is stopped, or its event loop
 * turns no more. Counted in turns of our own timer, so that a suspended machine does not look like a silent child.
 * Returns the function that ends the watch.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {(silentMs: number) => void} onSilent
 * @param {{ everyMs: number, limit: number }} [pulse]
 */
export function watchPulse(child, onSilent, { everyMs, limit } = PULSE) {
  let silent = 0;
  const hear = () => {
    silent = 0;
  };
  child.on('message', hear);
  const timer = setInterval(() => {
    silent += 1;
    if (silent < limit) return;
    end();
    onSilent(silent * everyMs);
  }, everyMs);
  function end() {
    clearInterval(timer);
    child.off('message', hear);
  }
  return end;
}
