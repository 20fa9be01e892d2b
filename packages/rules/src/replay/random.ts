/** Uniform numbers from 0 up to, not including, 1. */
export type SeededRandom = () => number;

/**
 * A small fast counting generator (sfc32), seeded by a text: the same text gives the same numbers on every
 * machine. It lays out replays, where repeatability is the point. It is predictable by design and must never
 * decide a draw or anything else that money depends on.
 */
export function seededRandom(seed: string): SeededRandom {
  let [a, b, c] = [hash(seed, 0x9e3779b9), hash(seed, 0x243f6a88), hash(seed, 0xb7e15162)];
  let counter = 1;
  const next = () => {
    const mixed = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + mixed) | 0;
    return (mixed >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** FNV-1a over UTF-16 code units, from a different basis for each word of the state. */
function hash(text: string, basis: number): number {
  let value = basis;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value ^ (value >>> 15);
}
