import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

type Cell = string | number;

function rowsOfSheet(text: string): (Cell | undefined)[][] {
  const rows: (Cell | undefined)[][] = [];
  let column = 0;
  let isText = false;
  let value = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') rows.push([]);
    if (name !== 'c') return;
    const letters = /^[A-Z]+/.exec(String(attributes.r))?.[0] ?? '';
    column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    isText = attributes.t === 'inlineStr';
    value = '';
  });
  parser.on('text', (part) => {
    value += part;
  });
  parser.on('closetag', ({ name }) => {
    const row = rows.at(-1);
    if (name === 'c' && row !== undefined) row[column] = isText ? value : Number(value);
  });
  parser.write(text).close();
  return rows;
}

/** The sheets of a spreadsheet by their names, each as its rows with the head; a cell without content is undefined. */
export function readWorkbook(file: Uint8Array): Map<string, (Cell | undefined)[][]> {
  const files = unzipSync(file);
  const textOf = (name: string) => {
    const found = files[name];
    if (found === undefined) throw new Error(`there is no ${name} in the spreadsheet`);
    return strFromU8(found);
  };
  const attributesIn = (name: string, tag: string) => {
    const found: Record<string, string>[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', (each) => {
      if (each.name === tag) found.push(each.attributes as Record<string, string>);
    });
    parser.write(textOf(name)).close();
    return found;
  };
  const targets = new Map(
    attributesIn('xl/_rels/workbook.xml.rels', 'Relationship').map(({ Id, Target }) => [Id, Target]),
  );
  const typed = attributesIn('[Content_Types].xml', 'Override').map(({ PartName }) => PartName);
  return new Map(
    attributesIn('xl/workbook.xml', 'sheet').map((sheet) => {
      const path = `xl/${targets.get(sheet['r:id'] ?? '')}`;
      if (!typed.includes(`/${path}`)) throw new Error(`the spreadsheet does not say what ${path} is`);
      return [sheet.name ?? '', rowsOfSheet(textOf(path))];
    }),
  );
}
