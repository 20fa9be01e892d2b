import type { CountLaw } from './count-law.ts';
import type { PairLaw } from './pair-law.ts';

/** The law of home minus away; from below zero. Its mass is the pair's. */
export function differences(law: PairLaw): CountLaw {
  const weights = new Float64Array(law.rows + law.columns - 1);
  for (let row = 0; row < law.rows; row += 1)
    for (let column = 0; column < law.columns; column += 1)
      addTo(weights, row - column + law.columns - 1, law.cells[row * law.columns + column]);
  return { from: law.homeFrom - law.awayFrom - law.columns + 1, weights };
}

/** The law of home and away together. */
export function totals(law: PairLaw): CountLaw {
  const weights = new Float64Array(law.rows + law.columns - 1);
  for (let row = 0; row < law.rows; row += 1)
    for (let column = 0; column < law.columns; column += 1)
      addTo(weights, row + column, law.cells[row * law.columns + column]);
  return { from: law.homeFrom + law.awayFrom, weights };
}

export function homeCounts(law: PairLaw): CountLaw {
  const weights = new Float64Array(law.rows);
  for (let row = 0; row < law.rows; row += 1)
    for (let column = 0; column < law.columns; column += 1)
      addTo(weights, row, law.cells[row * law.columns + column]);
  return { from: law.homeFrom, weights };
}

export function awayCounts(law: PairLaw): CountLaw {
  const weights = new Float64Array(law.columns);
  for (let row = 0; row < law.rows; row += 1)
    for (let column = 0; column < law.columns; column += 1)
      addTo(weights, column, law.cells[row * law.columns + column]);
  return { from: law.awayFrom, weights };
}

function addTo(weights: Float64Array, index: number, probability = 0): void {
  weights[index] = (weights[index] ?? 0) + probability;
}
