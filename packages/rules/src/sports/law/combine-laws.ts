import { type PairLaw, pairSum } from './pair-law.ts';

/** What is rarer moves no price: laws leave out rows and columns in which nothing is more likely. */
export const negligible = 1e-11;
/** A single pair so rare that even thousands of them together are. */
const rareCell = 1e-16;

/** A law that holds with a chance; the parts of a mixture exclude each other. */
export type MixturePart = { readonly chance: number; readonly law: PairLaw };

/** The law of what is one of several; undefined where there is none. */
export function mixture(parts: readonly MixturePart[]): PairLaw | undefined {
  const possible = parts.filter(({ chance }) => chance > 0);
  if (possible.length === 0) return undefined;
  const laws = possible.map(({ law }) => law);
  const { law: sum } = pairSum(
    Math.min(...laws.map((law) => law.homeFrom)),
    Math.min(...laws.map((law) => law.awayFrom)),
    Math.max(...laws.map((law) => law.homeFrom + law.rows - 1)),
    Math.max(...laws.map((law) => law.awayFrom + law.columns - 1)),
  );
  for (const { chance, law } of possible)
    addScaled(sum, law, law.homeFrom - sum.homeFrom, law.awayFrom - sum.awayFrom, chance);
  return sum;
}

/** The same law with both sides further on. */
export function shifted(law: PairLaw, home: number, away: number): PairLaw {
  return { ...law, homeFrom: law.homeFrom + home, awayFrom: law.awayFrom + away };
}

/** The law of the sum of two independent pairs. Fast where the first is the one with few possible pairs. */
export function convolved(few: PairLaw, many: PairLaw): PairLaw {
  const { law } = pairSum(
    few.homeFrom + many.homeFrom,
    few.awayFrom + many.awayFrom,
    few.homeFrom + many.homeFrom + few.rows + many.rows - 2,
    few.awayFrom + many.awayFrom + few.columns + many.columns - 2,
  );
  const spans = spansOf(many);
  for (let row = 0; row < few.rows; row += 1)
    for (let column = 0; column < few.columns; column += 1) {
      const probability = few.cells[row * few.columns + column] ?? 0;
      if (probability > 0) addScaled(law, many, row, column, probability, spans);
    }
  return withoutRareEnds(law);
}

/** Where a row begins and ends that is worth adding: two sides of one match stay close to each other. */
type Span = readonly [from: number, to: number];

export function spansOf(law: PairLaw): Span[] {
  return Array.from({ length: law.rows }, (_, row) => {
    const cells = law.cells.subarray(row * law.columns, (row + 1) * law.columns);
    const from = cells.findIndex((cell) => cell > rareCell);
    return from < 0 ? [0, 0] : [from, cells.findLastIndex((cell) => cell > rareCell) + 1];
  });
}

/** Adds a law, as likely as `factor`, to one being made, at a place inside it. */
export function addScaled(
  target: PairLaw,
  many: PairLaw,
  row: number,
  column: number,
  factor: number,
  spans?: readonly Span[],
): void {
  const sums = target.cells;
  const cells = many.cells;
  for (let index = 0; index < many.rows; index += 1) {
    const from = index * many.columns;
    const to = (row + index) * target.columns + column;
    const end = spans?.[index]?.[1] ?? many.columns;
    for (let offset = spans?.[index]?.[0] ?? 0; offset < end; offset += 1)
      sums[to + offset] = (sums[to + offset] ?? 0) + factor * (cells[from + offset] ?? 0);
  }
}

/** The same law without its rare high ends, which endless play would make ever longer. */
export function withoutRareEnds(law: PairLaw): PairLaw {
  let [rows, columns] = [1, 1];
  for (let row = law.rows - 1; row >= 0; row -= 1) {
    let column = law.columns;
    while (column > columns && (law.cells[row * law.columns + column - 1] ?? 0) < negligible) column -= 1;
    const isRare = column === columns && !isWorthKeeping(law, row, columns);
    columns = column;
    if (!isRare) rows = Math.max(rows, row + 1);
  }
  if (rows === law.rows && columns === law.columns) return law;
  const cells = new Float64Array(rows * columns);
  for (let row = 0; row < rows; row += 1)
    cells.set(law.cells.subarray(row * law.columns, row * law.columns + columns), row * columns);
  return { ...law, rows, columns, cells };
}

/** Whether the first so many cells of a row hold one that moves a price. */
function isWorthKeeping(law: PairLaw, row: number, columns: number): boolean {
  const from = row * law.columns;
  for (let column = 0; column < columns; column += 1)
    if ((law.cells[from + column] ?? 0) >= negligible) return true;
  return false;
}
