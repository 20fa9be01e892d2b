import { describe, expect, test } from 'vitest';
import { fraction } from '../../fair/fraction.ts';
import { pick } from '../../fair/pick.ts';
import { drawsFrom } from '../../fair/reject.ts';
import { asFraction, readVectors, type VectorFraction } from '../../testing/vectors.ts';
import { allReturns, isBelow, returnBounds, survival } from './returns.ts';
import { capHundredths, cellCount, ladderOf, mineCounts, multiplierHundredths } from './rules.ts';

const vectors = readVectors<{
  multipliers_by_mines: Record<string, number[]>;
  least_return: VectorFraction & { mines: number; picks: number };
  greatest_return: VectorFraction;
  greatest_multiplier: { hundredths: number };
  examples: { mines: number; picks: number; survive: VectorFraction; hundredths: number }[];
}>('mines');

describe('multipliers', () => {
  test('are those of the vectors for every number of dokkaebi and of lanterns', () => {
    for (const mines of mineCounts) {
      const row = vectors.multipliers_by_mines[String(mines)] ?? [];
      expect(row.map((_, index) => multiplierHundredths(mines, index + 1))).toEqual(row);
    }
    expect(multiplierHundredths(12, 13)).toBe(vectors.greatest_multiplier.hundredths);
  });

  test('above the cap are not on offer, and the others are not cut', () => {
    for (const mines of mineCounts) {
      const row = vectors.multipliers_by_mines[String(mines)] ?? [];
      expect(ladderOf(mines)).toEqual(row.filter((multiplier) => multiplier <= capHundredths));
    }
    expect(ladderOf(12).length).toBeLessThan(cellCount - 12);
  });

  test('of every number of dokkaebi begin above the stake and rise', () => {
    for (const mines of mineCounts) {
      const ladder = [100, ...ladderOf(mines)];
      expect(ladder.length).toBeGreaterThan(1);
      expect(ladder.every((value, index) => index === 0 || value > (ladder[index - 1] ?? 0))).toBe(true);
    }
  });
});

describe('returns', () => {
  test('[GAM-3] lie between 96.25 % and 97 %, as the vectors say', () => {
    const { least, greatest } = returnBounds();
    expect(least.return).toEqual(asFraction(vectors.least_return.fraction));
    expect([least.mines, least.picks]).toEqual([vectors.least_return.mines, vectors.least_return.picks]);
    expect(greatest.return).toEqual(asFraction(vectors.greatest_return.fraction));
    expect(allReturns().every((each) => !isBelow(fraction(97, 100), each.return))).toBe(true);
  });

  test.each(vectors.examples)(
    '$mines dokkaebi survive $picks lanterns as often as the vector says',
    (vector) => {
      expect(survival(vector.mines, vector.picks)).toEqual(asFraction(vector.survive.fraction));
    },
  );
});

test('[RNG-9] a board of three dokkaebi lies on every three lanterns equally often', () => {
  const seen = new Map<string, number>();
  for (let first = 0; first < 25; first += 1) {
    for (let second = 0; second < 24; second += 1) {
      for (let third = 0; third < 23; third += 1) {
        const words = [first, second, third];
        const board = pick(
          drawsFrom(
            (function* (): Generator<number, never> {
              yield* words;
              throw new Error('too many words');
            })(),
          ),
          cellCount,
          3,
        );
        const key = board.sort((a, b) => a - b).join();
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }
  }
  expect(seen.size).toBe(2300);
  expect(new Set(seen.values())).toEqual(new Set([6]));
});
