import { createHash, createHmac } from 'node:crypto';

/** One number drawn: a uniform value below `bound`, and every 32-bit word it took, the rejected ones first. */
export interface Draw {
  bound: number;
  words: number[];
  value: number;
}

export interface Draws {
  /** Uniform on 0 … bound − 1. Throws RangeError on a bound outside 1 … 2^32. */
  below(bound: number): number;
  /** Everything drawn so far, in order: the proof that goes with the book. */
  readonly drawn: readonly Draw[];
}

export function hashOfSeed(serverSeed: Buffer): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/**
 * Words of HMAC-SHA256(serverSeed, message) for counter 0, 1, 2 …, eight big-endian words each, so they never run
 * out. The message is `length:clientSeed:nonce:counter`; the length in front keeps "seed-1" + "23" from being the
 * message of "seed-12" + "3".
 */
export function* hmacWords(
  serverSeed: Buffer,
  clientSeed: string,
  nonce: number,
  firstCounter = 0,
): Generator<number, never> {
  for (let counter = firstCounter; ; counter += 1) {
    const message = `${Buffer.byteLength(clientSeed)}:${clientSeed}:${nonce}:${counter}`;
    const bytes = createHmac('sha256', serverSeed).update(message).digest();
    for (let offset = 0; offset < bytes.length; offset += 4) yield bytes.readUInt32BE(offset);
  }
}
