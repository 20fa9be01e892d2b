export type CsvCell = string | number | null;

/** Tells Excel that the Korean is UTF-8; it stands before the first line and nowhere else. */
export const csvMark = '\uFEFF';

const plainText = /[",\r\n]/;
/** What a program that leaves comments out would cut off at its `#`. */
const dataText = /[",#\r\n]/;

/** RFC 4180. A text that a spreadsheet would run as a formula is made plain, because members choose their own names. */
function csvCell(cell: CsvCell, quoted: RegExp): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return quoted.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const lineOf = (cells: readonly CsvCell[], quoted: RegExp) =>
  `${cells.map((cell) => csvCell(cell, quoted)).join(',')}\r\n`;

export function csvLine(cells: readonly CsvCell[]): string {
  return lineOf(cells, dataText);
}

/** A line that is no data: its first cell begins with a `#`, which stands bare, or it would be none for programs that look for it. */
export function csvRemark(cells: readonly CsvCell[]): string {
  return lineOf(cells, plainText);
}
