import { brotliCompressSync, constants } from 'node:zlib';
import { uint16, uint32 } from './sfnt.ts';

/** The tags that have a number of their own in the format. */
export const knownTags = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'],
  ...['CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE'],
  ...['GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt'],
  ...['avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar'],
];

/** Outlines are stored as they are: only for these two tables does the format have to say so. */
const untransformed = 3 << 6;

function base128(value: number): Buffer {
  const bytes = [value & 0x7f];
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

function directoryEntry(tag: string, table: Buffer): Buffer {
  const known = knownTags.indexOf(tag);
  const flags = (known < 0 ? 63 : known) | (tag === 'glyf' || tag === 'loca' ? untransformed : 0);
  const name = known < 0 ? Buffer.from(tag, 'latin1') : Buffer.alloc(0);
  return Buffer.concat([Buffer.from([flags]), name, base128(table.length)]);
}

const headerLength = 48;

/** A WOFF2 file of these tables, in the order that the format wants: by tag, and `loca` after `glyf`. */
export function writeWoff2(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.concat(sorted.map(([tag, table]) => directoryEntry(tag, table)));
  const data = Buffer.concat(sorted.map(([, table]) => table));
  const compressed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  const length = headerLength + directory.length + compressed.length;
  const sfntLength = sorted.reduce((sum, [, table]) => sum + 16 + Math.ceil(table.length / 4) * 4, 12);
  const padding = Buffer.alloc((4 - (length % 4)) % 4);
  return Buffer.concat([
    Buffer.from('wOF2'),
    uint32(0x00010000, length + padding.length),
    uint16(sorted.length, 0),
    uint32(sfntLength, compressed.length),
    uint16(1, 0),
    uint32(0, 0, 0, 0, 0),
    directory,
    compressed,
    padding,
  ]);
}
