import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBelow, numbersBelow, refusedFrom, type WordSource } from './rejection.ts';

/** These words and no more. */
function words(bits: number, ...list: number[]): WordSource {
  const rest = list.values();
  return {
    bits,
    next() {
      const { value, done } = rest.next();
      if (done) throw new Error('more words were taken than expected');
      return value;
    },
  };
}

/** The bounds that production draws with: balls and powerball, keno pools, 2^32 and 10^9 of chances, and around them. */
const productionBounds = [
  ...Array.from({ length: 70 }, (_, at) => at + 1),
  98_280,
  1_000_000,
  1_000_000_000,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 31 + 1,
  2 ** 32 - 1,
  2 ** 32,
];

describe('a number below n', () => {
  test.each([8, 16])(
    '[PIT-3][PIT-10][RNG-3] [PIT-2] has no bias: of all words of %d bits every number below n has equally many, for every n up to 1,024',
    (bits) => {
      for (let below = 1; below <= Math.min(1024, 2 ** bits); below += 1) {
        const numberOf = numbersBelow(below, bits);
        const counts = new Uint32Array(below);
        let refused = 0;
        for (let word = 0; word < 2 ** bits; word += 1) {
          const value = numberOf(word);
          if (value === undefined) refused += 1;
          else counts[value] = (counts[value] ?? 0) + 1;
        }
        const each = Math.floor(2 ** bits / below);
        expect(counts.every((count) => count === each)).toBe(true);
        expect(refused).toBe(2 ** bits - each * below);
      }
    },
  );

  test.each(productionBounds)(
    '[RNG-4][PIT-1] below %d the words at the edge of 32 bits are taken and refused exactly',
    (below) => {
      const limit = refusedFrom(below);
      const numberOf = numbersBelow(below);
      expect(BigInt(limit)).toBe((2n ** 32n / BigInt(below)) * BigInt(below));
      expect(numberOf(0)).toBe(0);
      expect(numberOf(limit - 1)).toBe(below - 1);
      const refused = [limit, limit + 1, 2 ** 32 - 1].filter((word) => word >= limit && word < 2 ** 32);
      expect(refused.map((word) => numberOf(word))).toEqual(refused.map(() => undefined));
    },
  );

  test('[PIT-4] is what whole-number arithmetic without a double says, for any word and bound', () => {
    const anyWord = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    fc.assert(
      fc.property(anyWord, fc.integer({ min: 1, max: 2 ** 32 }), (word, below) => {
        const whole = (2n ** 32n / BigInt(below)) * BigInt(below);
        const expected = BigInt(word) < whole ? Number(BigInt(word) % BigInt(below)) : undefined;
        expect(numbersBelow(below)(word)).toBe(expected);
      }),
    );
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])(
    'there is none below %d',
    (below) => {
      expect(() => numbersBelow(below)).toThrow(RangeError);
    },
  );
});

describe('a draw', () => {
  test('lists every word that it took, the refused ones first', () => {
    expect(drawBelow(words(32, 2 ** 32 - 1, 2 ** 32 - 2, 40), 31)).toEqual({
      below: 31,
      words: [2 ** 32 - 1, 2 ** 32 - 2, 40],
      value: 9,
    });
  });

  test('[PIT-5] goes on however many words are refused', () => {
    const refused = Array.from({ length: 1000 }, () => 65_535);
    const step = drawBelow(words(16, ...refused, 5), 10);
    expect(step.value).toBe(5);
    expect(step.words).toHaveLength(1001);
  });

  test('takes one word and no more where that one is not refused', () => {
    expect(drawBelow(words(32, 2 ** 32 - 1), 32).words).toHaveLength(1);
    expect(drawBelow(words(32, 0), 1)).toEqual({ below: 1, words: [0], value: 0 });
  });
});
