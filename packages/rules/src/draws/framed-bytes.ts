const lengthBytes = 4;

/**
 * The parts one after the other, each behind its length in four bytes, big-endian: no two lists of parts give the
 * same bytes, so that "seed-12" and "3" are never taken for "seed-1" and "23". Text is UTF-8.
 */
export function framedBytes(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  const encoder = new TextEncoder();
  const encoded = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const framed = new Uint8Array(encoded.reduce((sum, { length }) => sum + lengthBytes + length, 0));
  const view = new DataView(framed.buffer);
  let offset = 0;
  for (const part of encoded) {
    view.setUint32(offset, part.length);
    framed.set(part, offset + lengthBytes);
    offset += lengthBytes + part.length;
  }
  return framed;
}
