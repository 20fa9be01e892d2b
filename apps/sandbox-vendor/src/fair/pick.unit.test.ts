import { describe, expect, test } from 'vitest';
import { readVectors } from '../testing/vectors.ts';
import { type Draws, hmacWords } from './draws.ts';
import { pick, pickWeighted } from './pick.ts';
import { drawsFrom } from './reject.ts';

interface Picked {
  pick: number;
  of: number;
  result: number[];
  words_used: number;
}
const vectors = readVectors<{
  from_words: (Picked & { words: number[] })[];
  from_seeds: (Picked & { server_seed: string; client_seed: string; nonce: number })[];
}>('fair-mapping');

function wordsUsed(draws: Draws): number {
  return draws.drawn.reduce((total, { words }) => total + words.length, 0);
}

describe('a pick', () => {
  test.each(vectors.from_words)('of $pick from $of takes the words of the vector', (vector) => {
    function* words(): Generator<number, never> {
      yield* vector.words;
      throw new Error('more words were taken than expected');
    }
    const draws = drawsFrom(words());
    expect(pick(draws, vector.of, vector.pick)).toEqual(vector.result);
    expect(wordsUsed(draws)).toBe(vector.words_used);
  });

  test('of seeds and nonces is that of the vectors', () => {
    for (const vector of vectors.from_seeds) {
      const seed = Buffer.from(vector.server_seed, 'hex');
      const draws = drawsFrom(hmacWords(seed, vector.client_seed, vector.nonce));
      expect(pick(draws, vector.of, vector.pick)).toEqual(vector.result);
      expect(wordsUsed(draws)).toBe(vector.words_used);
    }
    expect(vectors.from_seeds.length).toBeGreaterThan(3);
  });

  test('of two from four comes in every order equally often', () => {
    const seen = new Map<string, number>();
    for (let first = 0; first < 4; first += 1) {
      for (let second = 0; second < 3; second += 1) {
        const values = [first, second];
        const order = pick({ below: () => values.shift() ?? 0 }, 4, 2).join();
        seen.set(order, (seen.get(order) ?? 0) + 1);
      }
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 12 }, () => 1));
  });

  test('of more than there are is refused', () => {
    expect(() => pick({ below: () => 0 }, 3, 4)).toThrow(RangeError);
  });
});

test('a weighted pick gives each index as many values as its weight', () => {
  const weights = [3, 1, 2];
  const picked = [0, 1, 2, 3, 4, 5].map((value) => pickWeighted({ below: () => value }, weights));
  expect(picked).toEqual([0, 0, 0, 1, 2, 2]);
});
