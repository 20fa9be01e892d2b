import type { Draw, Draws } from './draws.ts';

const wordRange = 2 ** 32;

/**
 * Draws by rejection: words from the last, incomplete multiple of the bound are thrown away, so no value is favoured. Nothing is made
 * here: the words are given, by the server that plays a round and by a page that works a finished one out again.
 */
export function drawsFrom(words: Iterator<number, never>): Draws {
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
