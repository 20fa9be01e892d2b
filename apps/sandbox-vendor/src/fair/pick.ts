import type { Draws } from './draws.ts';

/**
 * `count` different numbers of 0 … n − 1 in the order in which they were drawn: position i changes places with one
 * drawn from those that are left. Every ordered choice is equally likely. Throws RangeError where there are not enough.
 */
export function pick(draws: Pick<Draws, 'below'>, n: number, count: number): number[] {
  if (!Number.isInteger(count) || count < 0 || count > n) throw new RangeError(`no ${count} of ${n}`);
  const pool = Array.from({ length: n }, (_, index) => index);
  for (let at = 0; at < count; at += 1) {
    const other = at + draws.below(n - at);
    [pool[at], pool[other]] = [pool[other] ?? 0, pool[at] ?? 0];
  }
  return pool.slice(0, count);
}

/**
 * The index of one of several weights, each as likely as its share. The weights are positive integers whose sum a
 * single draw can cover.
 */
export function pickWeighted(draws: Pick<Draws, 'below'>, weights: readonly number[]): number {
  let left = draws.below(weights.reduce((total, weight) => total + weight, 0));
  for (const [index, weight] of weights.entries()) {
    if (left < weight) return index;
    left -= weight;
  }
  throw new RangeError('no weight was drawn');
}
