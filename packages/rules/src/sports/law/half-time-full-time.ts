import type { HalfTimeFullTime } from '../match-model.ts';
import type { CountLaw } from './count-law.ts';
import { differences } from './marginals.ts';
import type { PairLaw } from './pair-law.ts';

/** Two halves that do not depend on each other once it is known which of the cases holds. */
export type HalvesCase = { readonly chance: number; readonly first: PairLaw; readonly second: PairLaw };

/**
 * Who leads at half-time and who at the end: nine chances, the impossible ones left out. Where overtimes count, a
 * match level after both halves goes on by their law.
 */
export function signJoint(cases: readonly HalvesCase[], overtimes?: PairLaw): HalfTimeFullTime[] {
  const level: Signs = overtimes ? signsAbove(differences(overtimes), 0) : [0, 1, 0];
  const chances = new Float64Array(9);
  for (const { chance, first, second } of cases) {
    const gains = differences(second);
    const leads = differences(first);
    for (let index = 0; index < leads.weights.length; index += 1) {
      const lead = leads.from + index;
      const probability = chance * (leads.weights[index] ?? 0);
      if (probability === 0) continue;
      const [win, draw, loss] = signsAbove(gains, -lead);
      const row = 3 * (1 - Math.sign(lead));
      addTo(chances, row, probability * (win + draw * level[0]));
      addTo(chances, row + 1, probability * draw * level[1]);
      addTo(chances, row + 2, probability * (loss + draw * level[2]));
    }
  }
  const signs = [1, 0, -1] as const;
  return signs.flatMap((halfTime, row) =>
    signs.flatMap((fullTime, column) => {
      const probability = chances[3 * row + column] ?? 0;
      return probability > 0 ? [{ halfTime, fullTime, probability }] : [];
    }),
  );
}

/** The chances of more than, of exactly, and of less than a number. */
type Signs = readonly [above: number, equal: number, below: number];

function signsAbove({ from, weights }: CountLaw, number: number): Signs {
  let [above, equal, below] = [0, 0, 0];
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] ?? 0;
    if (from + index > number) above += weight;
    else if (from + index < number) below += weight;
    else equal += weight;
  }
  return [above, equal, below];
}

function addTo(chances: Float64Array, index: number, chance: number): void {
  chances[index] = (chances[index] ?? 0) + chance;
}
