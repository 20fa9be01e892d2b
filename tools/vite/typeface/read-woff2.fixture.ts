import { brotliDecompressSync } from 'node:zlib';
import { knownTags } from './woff2.ts';

/** The tables of a WOFF2 file whose outlines are stored as they are. */
export function readWoff2(file: Buffer): ReadonlyMap<string, Buffer> {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('this is no WOFF2 file');
  let at = 48;
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file[at++] ?? 0;
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const tag = knownTags[(file[at++] ?? 0) & 0x3f] ?? '';
    return { tag, length: number() };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(
    entries.map(({ tag, length }) => {
      const table = data.subarray(start, start + length);
      start += length;
      return [tag, table] as const;
    }),
  );
}
