import { uint16 } from './sfnt.ts';

const singleSubstitution = 1;
const extension = 7;

/** Which glyph stands for which where figures must be of one width (`font-variant-numeric: tabular-nums`). */
export function readTabularFigures(gsub: Buffer): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  for (const index of lookupsOf(gsub, 'tnum')) {
    for (const subtable of subtablesOf(gsub, index)) readSingleSubstitution(subtable, pairs);
  }
  return pairs;
}

function lookupsOf(gsub: Buffer, tag: string): Set<number> {
  const list = gsub.readUInt16BE(6);
  const found = new Set<number>();
  for (let index = 0; index < gsub.readUInt16BE(list); index += 1) {
    const record = list + 2 + index * 6;
    if (gsub.toString('latin1', record, record + 4) !== tag) continue;
    const feature = list + gsub.readUInt16BE(record + 4);
    for (let at = 0; at < gsub.readUInt16BE(feature + 2); at += 1) {
      found.add(gsub.readUInt16BE(feature + 4 + at * 2));
    }
  }
  return found;
}

function subtablesOf(gsub: Buffer, index: number): Buffer[] {
  const list = gsub.readUInt16BE(8);
  const lookup = list + gsub.readUInt16BE(list + 2 + index * 2);
  const kind = gsub.readUInt16BE(lookup);
  return Array.from({ length: gsub.readUInt16BE(lookup + 4) }, (_, at) => {
    const subtable = lookup + gsub.readUInt16BE(lookup + 6 + at * 2);
    if (kind === singleSubstitution) return gsub.subarray(subtable);
    if (kind !== extension) return undefined;
    const isSingle = gsub.readUInt16BE(subtable + 2) === singleSubstitution;
    return isSingle ? gsub.subarray(subtable + gsub.readUInt32BE(subtable + 4)) : undefined;
  }).filter((subtable) => subtable !== undefined);
}

function readSingleSubstitution(subtable: Buffer, pairs: Map<number, number>): void {
  const covered = readCoverage(subtable.subarray(subtable.readUInt16BE(2)));
  const hasDelta = subtable.readUInt16BE(0) === 1;
  for (const [place, glyph] of covered.entries()) {
    const to = hasDelta ? glyph + subtable.readInt16BE(4) : subtable.readUInt16BE(6 + place * 2);
    pairs.set(glyph, to & 0xffff);
  }
}

function readCoverage(coverage: Buffer): number[] {
  const count = coverage.readUInt16BE(2);
  if (coverage.readUInt16BE(0) === 1)
    return Array.from({ length: count }, (_, index) => coverage.readUInt16BE(4 + index * 2));
  return Array.from({ length: count }, (_, index) => {
    const first = coverage.readUInt16BE(4 + index * 6);
    const last = coverage.readUInt16BE(6 + index * 6);
    return Array.from({ length: last - first + 1 }, (_each, place) => first + place);
  }).flat();
}

/** A `GSUB` table with nothing but tabular figures, by new glyph numbers. */
export function writeTabularFigures(pairs: ReadonlyMap<number, number>): Buffer {
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const script = Buffer.concat([uint16(1), Buffer.from('DFLT'), uint16(8, 4, 0, 0, 0xffff, 1, 0)]);
  const features = Buffer.concat([uint16(1), Buffer.from('tnum'), uint16(8, 0, 1, 0)]);
  const substitution = Buffer.concat([
    uint16(2, 6 + sorted.length * 2, sorted.length),
    uint16(...sorted.map(([, to]) => to)),
    uint16(1, sorted.length, ...sorted.map(([from]) => from)),
  ]);
  const lookups = Buffer.concat([uint16(1, 4, singleSubstitution, 0, 1, 8), substitution]);
  const start = 10;
  const heads = uint16(1, 0, start, start + script.length, start + script.length + features.length);
  return Buffer.concat([heads, script, features, lookups]);
}
