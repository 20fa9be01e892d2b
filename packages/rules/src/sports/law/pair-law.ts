import type { CountLaw } from './count-law.ts';

/**
 * The joint law of two counts. `cells[i × columns + j]` is the probability of `homeFrom + i` for the home side and
 * `awayFrom + j` for the away side. The cells sum to the chance that the pair comes about at all: to one for a
 * whole match, to less for a set that may not be played.
 */
export type PairLaw = {
  readonly homeFrom: number;
  readonly awayFrom: number;
  readonly rows: number;
  readonly columns: number;
  readonly cells: Float64Array;
};

/** One pair with its probability. */
export type PairOutcome = { readonly home: number; readonly away: number; readonly probability: number };

/** A pair that is certain. */
export function certainPair(home: number, away: number): PairLaw {
  return { homeFrom: home, awayFrom: away, rows: 1, columns: 1, cells: Float64Array.of(1) };
}

/** Two counts that do not depend on each other, on top of what the sides have already. */
export function independentPair(home: CountLaw, away: CountLaw, scored: readonly [number, number]): PairLaw {
  const rows = home.weights.length;
  const columns = away.weights.length;
  const cells = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const weight = home.weights[row] ?? 0;
    for (let column = 0; column < columns; column += 1)
      cells[row * columns + column] = weight * (away.weights[column] ?? 0);
  }
  return { homeFrom: scored[0] + home.from, awayFrom: scored[1] + away.from, rows, columns, cells };
}

/** Visits every pair that can come about. */
export function forEachPair(
  law: PairLaw,
  visit: (probability: number, home: number, away: number) => void,
): void {
  for (let row = 0; row < law.rows; row += 1)
    for (let column = 0; column < law.columns; column += 1) {
      const probability = law.cells[row * law.columns + column] ?? 0;
      if (probability > 0) visit(probability, law.homeFrom + row, law.awayFrom + column);
    }
}

/** The law that a list of pairs makes; pairs named twice are added up. Undefined for an empty list. */
export function pairLawOf(outcomes: readonly PairOutcome[]): PairLaw | undefined {
  const possible = outcomes.filter(({ probability }) => probability > 0);
  if (possible.length === 0) return undefined;
  const homes = possible.map(({ home }) => home);
  const aways = possible.map(({ away }) => away);
  const sum = pairSum(Math.min(...homes), Math.min(...aways), Math.max(...homes), Math.max(...aways));
  for (const { home, away, probability } of possible) sum.add(home, away, probability);
  return sum.law;
}

/** A law to which pairs can be added while it is being made, from the lowest pair to the highest. */
export function pairSum(homeFrom: number, awayFrom: number, homeTo: number, awayTo: number) {
  const rows = homeTo - homeFrom + 1;
  const columns = awayTo - awayFrom + 1;
  const cells = new Float64Array(rows * columns);
  const law: PairLaw = { homeFrom, awayFrom, rows, columns, cells };
  return {
    law,
    add(home: number, away: number, probability: number) {
      const at = (home - homeFrom) * columns + (away - awayFrom);
      cells[at] = (cells[at] ?? 0) + probability;
    },
  };
}

/** The probability of one pair. */
export function probabilityOf(law: PairLaw, home: number, away: number): number {
  const [row, column] = [home - law.homeFrom, away - law.awayFrom];
  if (row < 0 || column < 0 || row >= law.rows || column >= law.columns) return 0;
  return law.cells[row * law.columns + column] ?? 0;
}

/** The chance that the pair comes about at all. */
export function massOf(law: PairLaw): number {
  return law.cells.reduce((sum, cell) => sum + cell, 0);
}
