/** Uniform words, each from 0 up to, not including, 2^bits. Production words have 32 bits. */
export interface WordSource {
  readonly bits: number;
  next(): number;
}

export const wordBits = 32;

/** One number drawn: uniform below `below`, from the last of `words`; the others were refused before it. */
export interface DrawStep {
  readonly below: number;
  readonly words: readonly number[];
  readonly value: number;
}

/**
 * The first word that is refused: the largest multiple of `below` that fits. Throws RangeError unless `below` is a
 * whole number from 1 to 2^bits.
 */
export function refusedFrom(below: number, bits = wordBits): number {
  const range = 2 ** bits;
  if (!Number.isInteger(below) || below < 1 || below > range)
    throw new RangeError(`no number below ${below}`);
  return range - (range % below);
}

/**
 * Which number below `below` a word stands for, or undefined where the word is refused. Refusing what lies beyond the last
 * whole multiple is what makes it fair: of the words that remain, each remainder has exactly as many as every other one.
 */
export function numbersBelow(below: number, bits = wordBits): (word: number) => number | undefined {
  const limit = refusedFrom(below, bits);
  return (word) => (word >= limit ? undefined : word % below);
}

/** Takes words until one is not refused. Words do not run out, so it never falls back on anything. */
export function drawBelow(words: WordSource, below: number): DrawStep {
  const numberOf = numbersBelow(below, words.bits);
  const used: number[] = [];
  for (;;) {
    const word = words.next();
    used.push(word);
    const value = numberOf(word);
    if (value !== undefined) return { below, words: used, value };
  }
}
