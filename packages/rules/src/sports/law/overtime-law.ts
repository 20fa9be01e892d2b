import { addScaled, negligible, spansOf, withoutRareEnds } from './combine-laws.ts';
import { forEachPair, massOf, type PairLaw, pairSum, probabilityOf } from './pair-law.ts';

/**
 * The points of all overtimes (or extra innings) together, from the law of one: where one ends level, another begins.
 * `atMost` may be infinite; then so many are followed that more are too rare for any price.
 */
export function overtimesLaw(one: PairLaw, atMost: number): PairLaw {
  const level = levelChance(one);
  if (level === 0) return one;
  const depth = Math.min(atMost, Math.ceil(Math.log(negligible) / Math.log(level)));
  let all = one;
  for (let count = 1; count < depth; count += 1) all = goneOn(one, all);
  return all;
}

/** A law of which every level pair goes on by another one. */
export function goneOn(law: PairLaw, next: PairLaw): PairLaw {
  const lowest = Math.max(law.homeFrom, law.awayFrom);
  const highest = Math.min(law.homeFrom + law.rows, law.awayFrom + law.columns) - 1;
  if (highest < lowest) return law;
  const { law: sum } = pairSum(
    law.homeFrom,
    law.awayFrom,
    Math.max(law.homeFrom + law.rows - 1, highest + next.homeFrom + next.rows - 1),
    Math.max(law.awayFrom + law.columns - 1, highest + next.awayFrom + next.columns - 1),
  );
  addScaled(sum, law, 0, 0, 1);
  for (let level = lowest; level <= highest; level += 1) {
    const [row, column] = [level - law.homeFrom, level - law.awayFrom];
    sum.cells[row * sum.columns + column] = 0;
  }
  const spans = spansOf(next);
  for (let level = lowest; level <= highest; level += 1) {
    const chance = probabilityOf(law, level, level);
    const [row, column] = [level + next.homeFrom - law.homeFrom, level + next.awayFrom - law.awayFrom];
    if (chance > negligible) addScaled(sum, next, row, column, chance, spans);
  }
  return withoutRareEnds(sum);
}

function levelChance(law: PairLaw): number {
  let chance = 0;
  forEachPair(law, (probability, home, away) => {
    if (home === away) chance += probability;
  });
  return chance / massOf(law);
}
