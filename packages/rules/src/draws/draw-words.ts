import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { digestBytes } from './digest.ts';
import { framedBytes } from './framed-bytes.ts';
import { type WordSource, wordBits } from './rejection.ts';

/** How bytes and numbers of a draw are made. It stands in every proof; a change in any byte is a new version. */
export const drawAlgorithm = 'hanpan-draws/1';

/** What the bytes of a draw follow from, and nothing else: no clock, no stake, no member. */
export interface DrawSeed {
  /** The revealed value of the hash chain, 32 bytes: the key. */
  readonly chainValue: Uint8Array;
  /** The revealed salt, 32 bytes. */
  readonly salt: Uint8Array;
  /** The code of the game or sport. */
  readonly game: string;
  /** Which draw it is, unlike every other one of the game: `series/number`. */
  readonly round: string;
}

const blockBytes = 32;
const wordBytes = wordBits / 8;

/**
 * Blocks of HMAC-SHA256 (RFC 2104) under the chain value. The message is version, salt, game, round and stream, each
 * behind its length, then the number of the block in four bytes, big-endian, from 0.
 */
function blocksOf(
  { chainValue, salt, game, round }: DrawSeed,
  stream: string,
): (counter: number) => Uint8Array {
  for (const bytes of [chainValue, salt]) {
    if (bytes.length !== digestBytes)
      throw new RangeError(`a value of ${bytes.length} bytes, not ${digestBytes}`);
  }
  const message = framedBytes(drawAlgorithm, salt, game, round, stream);
  // All blocks begin alike: the state after the message is kept, and only the counter is hashed for each.
  const begun = hmac.create(sha256, chainValue).update(message);
  return (counter) => {
    if (counter > 0xffff_ffff) throw new RangeError('a stream ends after 2^32 blocks');
    const number = new Uint8Array(4);
    new DataView(number.buffer).setUint32(0, counter);
    return begun.clone().update(number).digest();
  };
}

/** The first `blocks` × 32 bytes of a draw. `stream` is empty for the draw's own, else the name of a sub-stream. */
export function drawBytes(seed: DrawSeed, blocks: number, stream = ''): Uint8Array {
  const blockOf = blocksOf(seed, stream);
  const bytes = new Uint8Array(blocks * blockBytes);
  for (let counter = 0; counter < blocks; counter += 1) bytes.set(blockOf(counter), counter * blockBytes);
  return bytes;
}

/** The bytes of a draw as 32-bit words, big-endian; eight a block, and further blocks as they are needed. */
export function drawWords(seed: DrawSeed, stream = ''): WordSource {
  const blockOf = blocksOf(seed, stream);
  let counter = 0;
  let offset = blockBytes;
  let view: DataView = new DataView(new ArrayBuffer(0));
  return {
    bits: wordBits,
    next() {
      if (offset === blockBytes) {
        const block = blockOf(counter);
        view = new DataView(block.buffer, block.byteOffset, block.length);
        counter += 1;
        offset = 0;
      }
      const word = view.getUint32(offset);
      offset += wordBytes;
      return word;
    },
  };
}

/** How many blocks this many words came from. */
export function blocksOfWords(words: number): number {
  return Math.ceil((words * wordBytes) / blockBytes);
}
