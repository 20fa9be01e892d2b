import type { CsvCell } from '@hanpan/contract';
import { Zip, ZipDeflate } from 'fflate';

/** What becomes one sheet, or more of them where it is longer than a spreadsheet takes. */
interface Table {
  readonly head: readonly CsvCell[];
  readonly pages: AsyncIterable<readonly (readonly CsvCell[])[]>;
  /** Rows above the head of the first sheet. */
  readonly above?: readonly (readonly CsvCell[])[];
  /** What stands below the head where there are no rows; null: nothing. */
  readonly none?: string | null;
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org';
const main = `${office}/spreadsheetml/2006/main`;
const documentRelation = `${office}/officeDocument/2006/relationships`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** What the answer with a spreadsheet says that it is. */
export const workbookType = `${contentType}.sheet`;
/** More rows than this, with the head, no spreadsheet opens. */
const mostRows = 1_048_576;

/** Cell formats by their place: as it is, a number with its thousands apart, the head. */
const styles = `${xml}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to say these, and members choose their own names.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text is a text in a sheet, whatever it begins with: it is never run as a formula. */
function escaped(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"]/g, (mark) => marks[mark] ?? '');
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function rowXml(cells: readonly CsvCell[], row: number, isHead = false): string {
  const written = cells.map((cell, index) => {
    if (cell === null) return '';
    const place = `${columnName(index)}${row}`;
    if (typeof cell === 'number') return `<c r="${place}" s="1"><v>${cell}</v></c>`;
    const text = `<is><t xml:space="preserve">${escaped(cell)}</t></is>`;
    return `<c r="${place}" t="inlineStr"${isHead ? ' s="2"' : ''}>${text}</c>`;
  });
  return `<row r="${row}">${written.join('')}</row>`;
}

/** The head stays in sight while the rows are scrolled, with what stands above it. */
const sheetStart = (rows: number) =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" baseColWidth="14"/><sheetData>`;
const sheetEnd = '</sheetData></worksheet>';

/** The files that hold so many sheets together. */
function bindings(sheets: number): [name: string, text: string][] {
  const each = (write: (sheet: number) => string) =>
    Array.from({ length: sheets }, (_, index) => write(index + 1)).join('');
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${contentType}.${type}+xml"/>`;
  const relation = (key: string, type: string, target: string) =>
    `<Relationship Id="${key}" Type="${documentRelation}/${type}" Target="${target}"/>`;
  const relations = (text: string) =>
    `${xml}<Relationships xmlns="${office}/package/2006/relationships">${text}</Relationships>`;
  const sheetParts = each((sheet) => part(`worksheets/sheet${sheet}`, 'worksheet'));
  return [
    ['xl/styles.xml', styles],
    [
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${main}" xmlns:r="${documentRelation}"><sheets>${each((sheet) => `<sheet name="${sheet}" sheetId="${sheet}" r:id="s${sheet}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        each((sheet) => relation(`s${sheet}`, 'worksheet', `worksheets/sheet${sheet}.xml`)) +
          relation('styles', 'styles', 'styles.xml'),
      ),
    ],
    ['_rels/.rels', relations(relation('workbook', 'officeDocument', 'xl/workbook.xml'))],
    [
      '[Content_Types].xml',
      `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('styles', 'styles')}${sheetParts}</Types>`,
    ],
  ];
}

/**
 * A spreadsheet (Office Open XML), written as its rows are read: what is in memory is one page of them. Numbers are
 * numbers, so that they can be summed.
 */
export async function* workbookOf(
  { head, pages, above = [], none = null }: Table,
  rowsOfSheet = mostRows,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 3 });
    zip.add(file);
    return (text: string, isLast = false) => file.push(encoder.encode(text), isLast);
  };
  let sheets = 0;
  let row = 0;
  const openSheet = (top: readonly (readonly CsvCell[])[] = []) => {
    sheets += 1;
    row = top.length + 1;
    const write = add(`xl/worksheets/sheet${sheets}.xml`);
    const rows = top.map((cells, index) => rowXml(cells, index + 1));
    write(sheetStart(row) + rows.join('') + rowXml(head, row, true));
    return write;
  };
  let write = openSheet(above);
  const firstRow = row;
  for await (const page of pages) {
    let text = '';
    for (const cells of page) {
      if (row === rowsOfSheet) {
        write(text + sheetEnd, true);
        text = '';
        write = openSheet();
      }
      row += 1;
      text += rowXml(cells, row);
    }
    write(text);
    yield* made.splice(0);
  }
  if (none !== null && sheets === 1 && row === firstRow) write(rowXml([none], row + 1));
  write(sheetEnd, true);
  for (const [name, text] of bindings(sheets)) add(name)(text, true);
  zip.end();
  yield* made;
}
