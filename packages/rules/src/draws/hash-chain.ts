import { digestBytes, hexOf, sha256Of } from './digest.ts';

/** A year of five-minute rounds is 105,120; what is longer takes a browser minutes to check. */
export const longestChain = 10_000_000;

/**
 * A chain of SHA-256: the seed, its hash, the hash of that, and so on. It is used backwards. Its last value, the
 * commitment, is published first; draw 1 uses the value before it and the last draw the seed itself. Whoever knows a
 * value can make every one that was published before, and none that comes later.
 */
export interface HashChain {
  /** How many draws the chain is good for. */
  readonly draws: number;
  /** The last value, as 64 digits of hex: what is published before the first bet. */
  readonly commitment: string;
  /** The value of draw 1 … draws. Throws RangeError beyond. */
  valueOf(draw: number): Uint8Array;
}

/** Throws RangeError unless the seed is 32 bytes and the length 1 … 10,000,000. */
export function hashChain(seed: Uint8Array, draws: number): HashChain {
  if (seed.length !== digestBytes) throw new RangeError(`a seed is ${digestBytes} bytes, not ${seed.length}`);
  if (!isChainLength(draws)) throw new RangeError(`no chain of ${draws} draws`);
  const stride = Math.ceil(Math.sqrt(draws));
  const marks: Uint8Array[] = [];
  let value: Uint8Array = Uint8Array.from(seed);
  for (let at = 0; at < draws; at += 1) {
    if (at % stride === 0) marks.push(value);
    value = sha256Of(value);
  }
  return {
    draws,
    commitment: hexOf(value),
    valueOf(draw) {
      if (!Number.isInteger(draw) || draw < 1 || draw > draws)
        throw new RangeError(`no draw ${draw} of ${draws}`);
      const at = draws - draw;
      // Every value kept would be 320 MB for the longest chain; every √n-th is 100 kB and n values are √n hashes away.
      const mark = marks[Math.floor(at / stride)] ?? seed;
      return hashTimes(mark, at % stride);
    },
  };
}

export function isChainLength(draws: unknown): draws is number {
  return Number.isInteger(draws) && Number(draws) >= 1 && Number(draws) <= longestChain;
}

/** SHA-256 over the value, its hash and so on, this many times; zero times is the value, in a copy. */
export function hashTimes(value: Uint8Array, times: number): Uint8Array {
  let hashed: Uint8Array = Uint8Array.from(value);
  for (let count = 0; count < times; count += 1) hashed = sha256Of(hashed);
  return hashed;
}

/**
 * Whether a revealed value of draw `draw` leads to something that was published earlier: the commitment, which is
 * number 0, or the revealed value of an earlier draw. False where `published` is not from an earlier draw.
 */
export function leadsTo(
  value: Uint8Array,
  draw: number,
  published: { readonly hash: string; readonly draw: number },
): boolean {
  const times = draw - published.draw;
  if (published.draw < 0 || !isChainLength(times)) return false;
  return hexOf(hashTimes(value, times)) === published.hash;
}
