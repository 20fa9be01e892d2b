import { type FontTables, padded, tableOf } from './sfnt.ts';

const flag = { wordArguments: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;

/** Reads the outlines of single glyphs. An empty one, like that of a space, has no bytes. */
export function outlineReader(tables: FontTables): (glyph: number) => Buffer {
  const glyf = tableOf(tables, 'glyf');
  const loca = tableOf(tables, 'loca');
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const offset = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1));
}

/** Where a composite outline names its parts, as offsets into it; a simple outline names none. */
export function partOffsets(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const offsets: number[] = [];
  let at = 10;
  for (let flags: number = flag.more; flags & flag.more; ) {
    flags = outline.readUInt16BE(at);
    offsets.push(at + 2);
    at += 4 + (flags & flag.wordArguments ? 4 : 2);
    if (flags & flag.scale) at += 2;
    else if (flags & flag.twoScales) at += 4;
    else if (flags & flag.matrix) at += 8;
  }
  return offsets;
}

/** These glyphs, and all that their outlines are put together from, in the order of the font. */
export function withParts(glyphs: Iterable<number>, read: (glyph: number) => Buffer): number[] {
  const found = new Set<number>();
  const queue = [...glyphs];
  for (let glyph = queue.pop(); glyph !== undefined; glyph = queue.pop()) {
    if (found.has(glyph)) continue;
    found.add(glyph);
    const outline = read(glyph);
    queue.push(...partOffsets(outline).map((at) => outline.readUInt16BE(at)));
  }
  return [...found].sort((a, b) => a - b);
}

/** `glyf` and `loca` of these glyphs, whose parts are named by their new numbers. */
export function writeOutlines(
  glyphs: readonly number[],
  read: (glyph: number) => Buffer,
): { glyf: Buffer; loca: Buffer } {
  const place = new Map(glyphs.map((glyph, index) => [glyph, index]));
  const outlines = glyphs.map((glyph) => {
    const outline = Buffer.from(read(glyph));
    for (const at of partOffsets(outline)) {
      const part = place.get(outline.readUInt16BE(at));
      if (part === undefined) throw new Error(`glyph ${glyph} is made of one that is left out`);
      outline.writeUInt16BE(part, at);
    }
    return padded(outline);
  });
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  for (const [index, outline] of outlines.entries()) {
    end += outline.length;
    loca.writeUInt32BE(end, (index + 1) * 4);
  }
  return { glyf: Buffer.concat(outlines), loca };
}
