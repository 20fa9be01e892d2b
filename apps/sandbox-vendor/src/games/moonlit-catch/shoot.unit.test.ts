import { describe, expect, test } from 'vitest';
import type { Draws } from '../../fair/draws.ts';
import { fraction, product, sum } from '../../fair/fraction.ts';
import { asFraction, readVectors, type VectorFraction } from '../../testing/vectors.ts';
import { bossPrizes, type FishKind, fishKinds } from './rules.ts';
import { catchChance, drawShot, meanMultiplier } from './shoot.ts';

const vectors = readVectors<{
  rtp: string;
  targets: { multiplier: string; hit: VectorFraction; draw_below: number; wins_below: number }[];
  boss_with_random_prize: { prize_weights: Record<string, number>; mean_prize: string; hit: VectorFraction };
  chain: { target: number; also_struck: number[]; total: number; hit: VectorFraction };
}>('fishing');

function plain(multiplier: number): FishKind {
  return { name: 'minnow', kind: 'plain', multiplier };
}

/** Draws that return the given values in order. */
function fixed(...values: number[]): Draws {
  return { below: () => values.shift() ?? Number.NaN, drawn: [] };
}

describe('the chance of a catch', () => {
  test.each(vectors.targets)('at $multiplier bullets is that of the vector', (vector) => {
    const mean = asFraction(vector.multiplier);
    expect(catchChance(mean)).toEqual({ below: vector.draw_below, wins: vector.wins_below });
    expect(fraction(vector.wins_below, vector.draw_below)).toEqual(asFraction(vector.hit.fraction));
  });

  test('[GAM-3] makes every fish return exactly 24/25 of the bullet', () => {
    for (const fish of fishKinds) {
      const alsoStruck = fish.kind === 'chain' ? [plain(2), plain(8)] : [];
      const mean = meanMultiplier(fish, alsoStruck);
      const { below, wins } = catchChance(mean);
      expect(product(fraction(wins, below), mean)).toEqual(asFraction(vectors.rtp));
    }
  });

  test('of a boss follows from its mean prize', () => {
    const { prize_weights, mean_prize, hit } = vectors.boss_with_random_prize;
    expect(Object.fromEntries(bossPrizes.map(({ multiplier, weight }) => [multiplier, weight]))).toEqual(
      prize_weights,
    );
    const boss: FishKind = { name: 'dragon', kind: 'boss', prizes: bossPrizes };
    const mean = meanMultiplier(boss, []);
    expect(mean).toEqual(asFraction(mean_prize));
    const { below, wins } = catchChance(mean);
    expect(fraction(wins, below)).toEqual(asFraction(hit.fraction));
    const weights = bossPrizes.reduce((total, { weight }) => total + weight, 0);
    const returned = sum(
      bossPrizes.map(({ multiplier, weight }) => fraction(wins * weight * multiplier, below * weights)),
    );
    expect(returned).toEqual(asFraction(vectors.rtp));
  });

  test('of lightning follows from all that it strikes', () => {
    const { target, also_struck, total, hit } = vectors.chain;
    const mean = meanMultiplier({ name: 'eel', kind: 'chain', multiplier: target }, also_struck.map(plain));
    expect(mean).toEqual(fraction(total));
    const { below, wins } = catchChance(mean);
    expect(fraction(wins, below)).toEqual(asFraction(hit.fraction));
  });

  test('of a fish that pays no more than a bullet returns does not exist', () => {
    expect(() => catchChance(fraction(24, 25))).toThrow(RangeError);
    expect(() => catchChance(fraction(1, 2))).toThrow(RangeError);
  });
});

describe('a shot', () => {
  test('[RNG-9] over every number of its draw pays as often as the chance says', () => {
    const paid = Array.from({ length: 125 }, (_, value) => drawShot(fixed(value), plain(5), []));
    expect(paid.filter((multiplier) => multiplier === 5)).toHaveLength(24);
    expect(paid.filter((multiplier) => multiplier === 0)).toHaveLength(101);
  });

  test('at a boss draws the prize only once it is caught', () => {
    const boss: FishKind = { name: 'dragon', kind: 'boss', prizes: bossPrizes };
    expect(drawShot(fixed(12), boss, [])).toBe(0);
    expect(drawShot(fixed(11, 49), boss, [])).toBe(50);
    expect(drawShot(fixed(11, 99), boss, [])).toBe(500);
  });

  test('with lightning pays all that is struck, together', () => {
    const eel: FishKind = { name: 'eel', kind: 'chain', multiplier: 10 };
    expect(drawShot(fixed(7), eel, [plain(2), plain(2), plain(5), plain(8)])).toBe(27);
    expect(drawShot(fixed(8), eel, [plain(2), plain(2), plain(5), plain(8)])).toBe(0);
  });

  test('with lightning that would reach a boss is refused', () => {
    const eel: FishKind = { name: 'eel', kind: 'chain', multiplier: 10 };
    const boss: FishKind = { name: 'dragon', kind: 'boss', prizes: bossPrizes };
    expect(() => drawShot(fixed(0), eel, [boss])).toThrow(RangeError);
  });
});
