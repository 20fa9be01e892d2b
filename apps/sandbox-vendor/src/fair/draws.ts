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

const wordRange = 2 ** 32;

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

/** Draws by rejection: words from the last, incomplete multiple of the bound are thrown away, so no value is favoured. */
export function drawsFrom(words: Generator<number, never>): Draws {
  const drawn: Draw[] = [];
  return {
    drawn,
    below(bound) {
      const limit = acceptedBelow(bound, wordRange);
      const used: number[] = [];
      let word: number;
      do {
        word = words.next().value;
        used.push(word);
      } while (word >= limit);
      const value = word % bound;
      drawn.push({ bound, words: used, value });
      return value;
    },
  };
}

/** The largest multiple of `bound` that fits the word: at or above it a word is rejected. */
export function acceptedBelow(bound: number, range: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > range) throw new RangeError(`no draw below ${bound}`);
  return range - (range % bound);
}
