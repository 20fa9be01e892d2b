import { readCharacterMap, writeCharacterMap } from './character-map.ts';
import { outlineReader, withParts, writeOutlines } from './outlines.ts';
import { type FontTables, readTables, tableOf, uint16, uint32 } from './sfnt.ts';
import { readTabularFigures, writeTabularFigures } from './tabular-figures.ts';
import { fromDefaultUp, subsetVariations } from './variations.ts';
import { writeWoff2 } from './woff2.ts';

/** The code points of `characters` that a font has. */
export function coveredBy(font: Buffer, characters: Iterable<string>): Set<string> {
  const map = readCharacterMap(tableOf(readTables(font), 'cmap'));
  return new Set([...characters].filter((each) => map.has(each.codePointAt(0) ?? 0)));
}

/**
 * A WOFF2 file with these characters of a variable TrueType font with a weight axis: their outlines, widths, weights
 * from the default upwards, and figures of one width. Its licence reserves the name, so the copy carries none.
 */
export function subsetFont(font: Buffer, characters: Iterable<string>): Buffer {
  const tables = readTables(font);
  const codes = [...new Set([...characters].map((each) => each.codePointAt(0) ?? 0))];
  const map = readCharacterMap(tableOf(tables, 'cmap'));
  const wanted = new Map(
    codes.flatMap((code) => {
      const glyph = map.get(code);
      return glyph === undefined ? [] : [[code, glyph] as const];
    }),
  );
  const figures = readTabularFigures(tableOf(tables, 'GSUB'));
  const read = outlineReader(tables);
  const asked = [...wanted.values()];
  const tabular = asked.flatMap((glyph) => figures.get(glyph) ?? []);
  const glyphs = withParts([0, ...asked, ...tabular], read);
  const place = new Map(glyphs.map((glyph, index) => [glyph, index]));
  const renumber = (glyph: number) => place.get(glyph) ?? 0;
  const kept = new Map([...wanted].map(([code, glyph]) => [code, renumber(glyph)]));
  const keptFigures = new Map(
    asked.flatMap((glyph) => {
      const figure = figures.get(glyph);
      return figure === undefined ? [] : [[renumber(glyph), renumber(figure)] as const];
    }),
  );
  return writeWoff2(
    new Map([
      ...sharedTables(tables, glyphs),
      ...Object.entries(writeOutlines(glyphs, read)),
      ['cmap', writeCharacterMap(kept)],
      ['gvar', subsetVariations(tableOf(tables, 'gvar'), glyphs)],
      ['GSUB', writeTabularFigures(keptFigures)],
    ]),
  );
}

/** The tables that a font has once, fitted to so many glyphs. */
function sharedTables(tables: FontTables, glyphs: readonly number[]): [string, Buffer][] {
  const copy = (tag: string) => Buffer.from(tableOf(tables, tag));
  const head = copy('head');
  head.writeInt16BE(1, 50);
  const maxp = copy('maxp');
  maxp.writeUInt16BE(glyphs.length, 4);
  const hhea = copy('hhea');
  hhea.writeUInt16BE(glyphs.length, 34);
  return [
    ['head', head],
    ['maxp', maxp],
    ['hhea', hhea],
    ['hmtx', widthsOf(tables, glyphs)],
    ['OS/2', copy('OS/2')],
    ['fvar', fromDefaultUp(tableOf(tables, 'fvar'))],
    ['name', uint16(0, 0, 6)],
    ['post', Buffer.concat([uint32(0x00030000), copy('post').subarray(4, 32)])],
  ];
}

function widthsOf(tables: FontTables, glyphs: readonly number[]): Buffer {
  const hmtx = tableOf(tables, 'hmtx');
  const measured = tableOf(tables, 'hhea').readUInt16BE(34);
  return Buffer.concat(
    glyphs.map((glyph) => {
      if (glyph < measured) return hmtx.subarray(glyph * 4, glyph * 4 + 4);
      const bearing = measured * 4 + (glyph - measured) * 2;
      return Buffer.concat([
        hmtx.subarray((measured - 1) * 4, (measured - 1) * 4 + 2),
        hmtx.subarray(bearing, bearing + 2),
      ]);
    }),
  );
}
