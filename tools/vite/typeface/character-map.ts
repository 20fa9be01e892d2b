import { uint16, uint32 } from './sfnt.ts';

/** The glyph of every code point, read from the full Unicode subtable (format 12). */
export function readCharacterMap(cmap: Buffer): ReadonlyMap<number, number> {
  const start = subtableOf(cmap, 12);
  const map = new Map<number, number>();
  for (let group = 0; group < cmap.readUInt32BE(start + 12); group += 1) {
    const at = start + 16 + group * 12;
    const [first, last, glyph] = [0, 4, 8].map((offset) => cmap.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ];
    for (let code = first; code <= last; code += 1) map.set(code, glyph + code - first);
  }
  return map;
}

function subtableOf(cmap: Buffer, format: number): number {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const start = cmap.readUInt32BE(4 + index * 8 + 4);
    if (cmap.readUInt16BE(start) === format) return start;
  }
  throw new Error(`the font has no character map of format ${format}`);
}

/** One subtable of format 12 with a group for each run of code points and glyphs that grow together. */
export function writeCharacterMap(map: ReadonlyMap<number, number>): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const open = groups.at(-1);
    if (open !== undefined && open[1] + 1 === code && open[2] + code - open[0] === glyph) open[1] = code;
    else groups.push([code, code, glyph]);
  }
  const platform = [uint16(0, 1, 3, 10), uint32(12)];
  const head = [uint16(12, 0), uint32(16 + groups.length * 12, 0, groups.length)];
  return Buffer.concat([...platform, ...head, ...groups.map((group) => uint32(...group))]);
}
