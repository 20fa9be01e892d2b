/** Five columns by seven rows; a row is a number whose fifth bit is the left column. */
const letters: Readonly<Record<string, readonly number[]>> = {
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 2, 4, 8, 31],
  '3': [31, 2, 4, 2, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [6, 8, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 8, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 2, 12],
  ':': [0, 4, 4, 0, 4, 4, 0],
  '#': [10, 10, 31, 10, 31, 10, 10],
};

const dots = new Map(Object.entries(letters).map(([letter, rows]) => [letter, dotsIn(rows)]));

function dotsIn(rows: readonly number[]): readonly (readonly [number, number])[] {
  return rows.flatMap((bits, row) =>
    [0, 1, 2, 3, 4]
      .filter((column) => ((bits >> (4 - column)) & 1) === 1)
      .map((column) => [column, row] as const),
  );
}

/** The dots of a digit, a colon or a number sign, as column and row; of anything else none. */
export function dotsOf(letter: string): readonly (readonly [number, number])[] {
  return dots.get(letter) ?? [];
}
