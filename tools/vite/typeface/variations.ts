import { uint16, uint32 } from './sfnt.ts';

const flag = { sharedPoints: 0x8000, embeddedPeak: 0x8000, intermediate: 0x4000 } as const;
const countMask = 0xfff;

interface Tuple {
  readonly header: Buffer;
  readonly data: Buffer;
}

/** How many bytes a packed list of point numbers takes. */
function packedPointsLength(bytes: Buffer): number {
  const first = bytes[0] ?? 0;
  if (first === 0) return 1;
  let [at, left] = first & 0x80 ? [2, ((first & 0x7f) << 8) | (bytes[1] ?? 0)] : [1, first];
  while (left > 0) {
    const control = bytes[at] ?? 0;
    const run = (control & 0x7f) + 1;
    at += 1 + run * (control & 0x80 ? 2 : 1);
    left -= run;
  }
  return at;
}

/** The variations of one glyph of a font with one axis, without those below the default, where no text is set. */
function keepBolder(data: Buffer, sharedPeaks: readonly number[]): Buffer {
  if (data.length === 0) return data;
  const counted = data.readUInt16BE(0);
  const serialized = data.subarray(data.readUInt16BE(2));
  const shared = serialized.subarray(0, counted & flag.sharedPoints ? packedPointsLength(serialized) : 0);
  const kept: Tuple[] = [];
  let at = 4;
  let dataAt = shared.length;
  for (let index = 0; index < (counted & countMask); index += 1) {
    const size = data.readUInt16BE(at);
    const kind = data.readUInt16BE(at + 2);
    const length = 4 + (kind & flag.embeddedPeak ? 2 : 0) + (kind & flag.intermediate ? 4 : 0);
    const peak = kind & flag.embeddedPeak ? data.readInt16BE(at + 4) : (sharedPeaks[kind & countMask] ?? 0);
    if (peak > 0)
      kept.push({ header: data.subarray(at, at + length), data: serialized.subarray(dataAt, dataAt + size) });
    at += length;
    dataAt += size;
  }
  if (kept.length === 0) return Buffer.alloc(0);
  const headers = kept.map(({ header }) => header);
  const start = 4 + headers.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([
    uint16((counted & flag.sharedPoints) | kept.length, start),
    ...headers,
    shared,
    ...kept.map((tuple) => tuple.data),
  ]);
}

/** `gvar` of these glyphs of a font with one axis, from its default upwards. */
export function subsetVariations(gvar: Buffer, glyphs: readonly number[]): Buffer {
  if (gvar.readUInt16BE(4) !== 1) throw new Error('the font has more than one axis');
  const sharedCount = gvar.readUInt16BE(6);
  const sharedAt = gvar.readUInt32BE(8);
  const peaks = Array.from({ length: sharedCount }, (_, index) => gvar.readInt16BE(sharedAt + index * 2));
  const isLong = (gvar.readUInt16BE(14) & 1) === 1;
  const start = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    start + (isLong ? gvar.readUInt32BE(20 + glyph * 4) : gvar.readUInt16BE(20 + glyph * 2) * 2);
  const kept = glyphs.map((glyph) => keepBolder(gvar.subarray(offset(glyph), offset(glyph + 1)), peaks));
  const offsets = [0];
  for (const data of kept) offsets.push((offsets.at(-1) ?? 0) + data.length);
  const tuplesAt = 20 + offsets.length * 4;
  return Buffer.concat([
    uint16(1, 0, 1, sharedCount),
    uint32(tuplesAt),
    uint16(glyphs.length, 1),
    uint32(tuplesAt + sharedCount * 2),
    uint32(...offsets),
    gvar.subarray(sharedAt, sharedAt + sharedCount * 2),
    ...kept,
  ]);
}

/** `fvar` that begins at its default weight and names no instances. */
export function fromDefaultUp(fvar: Buffer): Buffer {
  const axisAt = fvar.readUInt16BE(4);
  const axis = Buffer.from(fvar.subarray(axisAt, axisAt + 20));
  axis.copy(axis, 4, 8, 12);
  return Buffer.concat([uint16(1, 0, 16, 2, 1, 20, 0, 8), axis]);
}
