import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hmacWords } from './draws.ts';
import { acceptedBelow, drawsFrom } from './reject.ts';

const seed = Buffer.alloc(32, 0xab);

function* words(...values: number[]): Generator<number, never> {
  yield* values;
  throw new Error('more words were taken than expected');
}

function take(count: number, clientSeed: string, nonce: number): number[] {
  const stream = hmacWords(seed, clientSeed, nonce);
  return Array.from({ length: count }, () => stream.next().value);
}

describe('words', () => {
  test('[PF-2] are the HMAC of length, client seed, nonce and counter, eight a block', () => {
    const block = (counter: number) => createHmac('sha256', seed).update(`6:player:7:${counter}`).digest();
    expect(take(9, 'player', 7)).toEqual([
      ...[0, 4, 8, 12, 16, 20, 24, 28].map((offset) => block(0).readUInt32BE(offset)),
      block(1).readUInt32BE(0),
    ]);
  });

  test('[PIT-6] differ where client seed and nonce only look alike when written together', () => {
    expect(take(8, 'seed:1', 23)).not.toEqual(take(8, 'seed', 123));
    expect(take(8, 'a:1', 2)).not.toEqual(take(8, 'a', 12));
  });

  test('are the same for the same seeds and nonce', () => {
    expect(take(20, 'player', 1)).toEqual(take(20, 'player', 1));
  });
});

describe('draws by rejection', () => {
  test('every bound up to 1,024 takes every value equally often from all 16-bit words', () => {
    for (let bound = 1; bound <= 1024; bound += 1) {
      const limit = acceptedBelow(bound, 2 ** 16);
      expect(limit % bound).toBe(0);
      expect(2 ** 16 - limit).toBeLessThan(bound);
    }
  });

  test.each([
    [31, 2 ** 32 - (2 ** 32 % 31)],
    [3, 2 ** 32 - 1],
    [2 ** 31 + 1, 2 ** 31 + 1],
  ])('below %d the word %d is the first that is rejected', (bound, limit) => {
    expect(drawsFrom(words(limit, 1)).below(bound)).toBe(1);
    expect(drawsFrom(words(limit - 1)).below(bound)).toBe(bound - 1);
  });

  test('a bound that divides the range rejects nothing', () => {
    expect(drawsFrom(words(2 ** 32 - 1)).below(32)).toBe(31);
    expect(drawsFrom(words(2 ** 32 - 1)).below(1)).toBe(0);
  });

  test('[RNG-8] the proof lists what was drawn, rejected words included', () => {
    const draws = drawsFrom(words(2 ** 32 - 1, 40));
    draws.below(31);
    expect(draws.drawn).toEqual([{ bound: 31, words: [2 ** 32 - 1, 40], value: 9 }]);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1])('there is no draw below %d', (bound) => {
    expect(() => drawsFrom(words(1)).below(bound)).toThrow(RangeError);
  });
});
