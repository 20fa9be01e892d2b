import type { Draws } from '../../fair/draws.ts';
import { pickWeighted } from '../../fair/pick.ts';

/** The order of arrival, runners by number from 1: at each place one draw among those that are left, by strength. */
export function runRace(draws: Pick<Draws, 'below'>, weights: readonly number[]): number[] {
  const left = weights.map((weight, index) => ({ runner: index + 1, weight }));
  const order: number[] = [];
  while (left.length > 0) {
    const at = pickWeighted(
      draws,
      left.map(({ weight }) => weight),
    );
    const [arrived] = left.splice(at, 1);
    if (arrived) order.push(arrived.runner);
  }
  return order;
}
