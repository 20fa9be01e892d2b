export type CsvCell = string | number | null;

/** Tells Excel that the Korean is UTF-8; it stands before the first line and nowhere else. */
export const csvMark = '\uFEFF';

/** RFC 4180. A text that a spreadsheet would run as a formula is made plain, because members choose their own names. */
function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const plain = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
