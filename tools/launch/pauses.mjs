const FIRST_MS = 100;
const LONGEST_MS = 30_000;
const QUIET_MS = 60_000;

/**
 * The pauses before a part that died is started again: they double with each death up to a bound, and begin anew after
 * a quiet time. The function that is returned takes how long the part served, in ms, and returns the next pause, in ms.
 *
 * @param {{ firstMs?: number, longestMs?: number, quietMs?: number }} [options]
 * @returns {(servedMs: number) => number}
 */
export function createPauses({ firstMs = FIRST_MS, longestMs = LONGEST_MS, quietMs = QUIET_MS } = {}) {
  let deaths = 0;
  return (servedMs) => {
    deaths = servedMs >= quietMs ? 1 : deaths + 1;
    return Math.min(firstMs * 2 ** (deaths - 1), longestMs);
  };
}
