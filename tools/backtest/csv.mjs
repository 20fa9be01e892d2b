/**
 * @typedef {Readonly<Record<string, string>>} Row cells by the name of their column, trimmed; a missing cell is ''
 * @typedef {{ columns: string[], rows: { line: number, row: Row }[] }} Table
 */

/**
 * Reads comma-separated text: quoted cells, either line ending, a byte order mark. Rows without any content are left
 * out; `line` counts as an editor does.
 *
 * @param {string} text
 * @returns {Table}
 */
export function readCsv(text) {
  const [header = [], ...records] = recordsOf(text.replace(/^\ufeff/, ''));
  const columns = header.map((name) => name.trim()).filter((name) => name !== '');
  const rows = records.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    /** @type {Record<string, string>} */
    const row = {};
    for (const [position, name] of header.entries()) {
      if (name.trim() !== '') row[name.trim()] = (cells[position] ?? '').trim();
    }
    return [{ line: index + 2, row }];
  });
  return { columns, rows };
}

/** @param {string} text */
function recordsOf(text) {
  return text.split(/\r\n|\r|\n/).map((line) => (line.includes('"') ? quotedCells(line) : line.split(',')));
}

/** A quote is doubled inside a quoted cell. @param {string} line */
function quotedCells(line) {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
