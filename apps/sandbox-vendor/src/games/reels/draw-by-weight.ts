import type { Draws } from '../../fair/draws.ts';

/** One draw below the sum of the weights; values come in the order in which they are listed. */
export function drawByWeight<Value>(draws: Draws, weighted: readonly (readonly [Value, number])[]): Value {
  let left = draws.below(weighted.reduce((total, [, weight]) => total + weight, 0));
  for (const [value, weight] of weighted) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('weights are whole numbers above or equal to zero');
}
