import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IntegerSource } from './integer-source.ts';
import { drawBalls, happens, shuffled, weightedIndex } from './mappings.ts';

/** These numbers, checked against the bounds that they are drawn below. */
function numbers(...list: number[]): IntegerSource {
  const rest = list.values();
  return {
    below(bound) {
      const { value, done } = rest.next();
      if (done) throw new Error('more numbers were taken than expected');
      if (value >= bound) throw new Error(`${value} is not below ${bound}`);
      return value;
    },
  };
}

/** What a mapping makes of every sequence of numbers that a source can give it, each equally likely per bound. */
function everyOutcome<Outcome>(mapping: (source: IntegerSource) => Outcome): Outcome[] {
  const outcomes: Outcome[] = [];
  const explore = (taken: readonly number[]) => {
    let missing: number | undefined;
    const path = taken.values();
    const source: IntegerSource = {
      below(bound) {
        const { value, done } = path.next();
        if (!done) return value;
        missing = bound;
        throw new Error('the path ends here');
      },
    };
    try {
      outcomes.push(mapping(source));
    } catch (error) {
      if (missing === undefined) throw error;
      for (let number = 0; number < missing; number += 1) explore([...taken, number]);
    }
  };
  explore([]);
  return outcomes;
}

function counts(outcomes: readonly unknown[]): number[] {
  const found = new Map<string, number>();
  for (const outcome of outcomes) {
    const key = JSON.stringify(outcome);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return [...found.values()];
}

describe('balls', () => {
  test('are taken by their place among those that are left, in drawing order', () => {
    expect(drawBalls(numbers(5, 5, 0, 24, 22), 5, { first: 1, last: 28 })).toEqual([6, 7, 1, 28, 26]);
  });

  test('every sequence of three out of six comes from exactly one sequence of numbers', () => {
    const outcomes = everyOutcome((source) => drawBalls(source, 3, { first: 1, last: 6 }));
    expect(outcomes).toHaveLength(120);
    expect(counts(outcomes)).toEqual(Array.from({ length: 120 }, () => 1));
  });

  test('[REL-1][GAM-14] no number comes twice, and all of them together are the drum', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.array(fc.nat(), { maxLength: 30 }), (first, seeds) => {
        const next = seeds.values();
        const source = { below: (bound: number) => (next.next().value ?? 0) % bound };
        const last = first + seeds.length - 1;
        const drawn = drawBalls(source, seeds.length, { first, last });
        expect(drawn.toSorted((a, b) => a - b)).toEqual(seeds.map((_, at) => first + at));
      }),
    );
  });

  test('there are no more of them than the drum holds', () => {
    expect(() => drawBalls(numbers(), 7, { first: 1, last: 6 })).toThrow(RangeError);
    expect(() => drawBalls(numbers(), -1, { first: 1, last: 6 })).toThrow(RangeError);
    expect(drawBalls(numbers(), 0, { first: 1, last: 6 })).toEqual([]);
  });
});

describe('a shuffle', () => {
  test('has every order of five exactly once', () => {
    const outcomes = everyOutcome((source) => shuffled(source, ['a', 'b', 'c', 'd', 'e']));
    expect(counts(outcomes)).toEqual(Array.from({ length: 120 }, () => 1));
  });

  test('keeps the items as they are, lists too, and the list that was handed in', () => {
    const items = [[1], [2, 3]];
    expect(shuffled(numbers(1, 0), items)).toEqual([[2, 3], [1]]);
    expect(items).toEqual([[1], [2, 3]]);
  });
});

describe('a weighted choice', () => {
  test('takes each position exactly as often as its weight says', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 9 }), (weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const chosen = everyOutcome((source) => weightedIndex(source, weights));
        expect(weights.map((_, at) => chosen.filter((each) => each === at).length)).toEqual(weights);
      }),
    );
  });

  test.each([
    [[]],
    [[0, 0]],
    [[1, -1]],
    [[3, -1]],
    [[0.5, 0.5]],
    [[1, 0.5, 0.5]],
    [[2 ** 32, 1]],
    [[Number.NaN]],
  ])('between weights %j there is none', (weights) => {
    expect(() => weightedIndex({ below: rangeOf32 }, weights)).toThrow(RangeError);
  });
});

describe('a chance', () => {
  test('comes true for exactly its share of the numbers', () => {
    for (let denominator = 1; denominator <= 24; denominator += 1) {
      for (let numerator = 0; numerator <= denominator; numerator += 1) {
        const outcomes = everyOutcome((source) => happens(source, numerator, denominator));
        expect(outcomes.filter(Boolean)).toHaveLength(numerator);
        expect(outcomes).toHaveLength(denominator);
      }
    }
  });

  test.each([
    [-1, 2],
    [3, 2],
    [0.5, 2],
    [0, 0],
  ])('%d of %d is none', (numerator, denominator) => {
    expect(() => happens({ below: rangeOf32 }, numerator, denominator)).toThrow(RangeError);
  });
});

/** The bounds of the real source, and always zero. */
function rangeOf32(bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32)
    throw new RangeError(`no number below ${bound}`);
  return 0;
}
