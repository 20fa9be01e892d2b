import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { fraction, none, sum } from '../../fair/fraction.ts';
import { expectedSpins, grantedBy } from './free-spins.ts';
import { hitChance, scatterChances } from './hit-chance.ts';
import { type CellWeights, cellLaw, stripLaw } from './reel-laws.ts';
import { strip, windowAt } from './strips.ts';
import { cellsOf, expectedWays, type WaysPays, waysWins } from './ways.ts';

const pays: WaysPays = {
  high1: [50, 200, 900],
  high2: [40, 100, 300],
  high3: [30, 90, 250],
  high4: [20, 80, 200],
  low1: [10, 40, 100],
  low2: [9, 30, 90],
  low3: [8, 20, 80],
  low4: [7, 10, 70],
};

/** Every outcome of a reel with how often it comes. */
type Outcomes = readonly { window: string[]; weight: number }[];

function outcomesOfStrip(each: readonly string[], rows: number): Outcomes {
  return each.map((_, stop) => ({ window: windowAt(each, stop, rows), weight: 1 }));
}

function outcomesOfCells({ symbols, rows }: CellWeights): Outcomes {
  const all = Object.values(symbols).reduce((total, weight) => total + weight, 0);
  const most = Math.max(...rows.map((each) => each.rows));
  const windows = (size: number): Outcomes =>
    size === 0
      ? [{ window: [], weight: 1 }]
      : windows(size - 1).flatMap(({ window, weight }) =>
          Object.entries(symbols).map(([symbol, of]) => ({
            window: [...window, symbol],
            weight: weight * of,
          })),
        );
  return rows.flatMap(({ rows: size, weight }) =>
    windows(size).map((each) => ({ ...each, weight: each.weight * weight * all ** (most - size) })),
  );
}

/** Counts through every outcome of every reel. */
function countThrough(reels: readonly Outcomes[], scatters: number) {
  let [paid, weight, hits] = [0, 0, 0];
  const byScatters: number[] = [];
  const walk = (grid: string[][], soFar: number): void => {
    const reel = reels[grid.length];
    if (reel) {
      for (const outcome of reel) walk([...grid, outcome.window], soFar * outcome.weight);
      return;
    }
    const wins = waysWins(grid, pays, amount(100), 1);
    const shown = cellsOf(grid, 'scatter').length;
    paid += wins.reduce((total, win) => total + win.amount, 0) * soFar;
    weight += soFar;
    byScatters[shown] = (byScatters[shown] ?? 0) + soFar;
    if (wins.length > 0 || shown >= scatters) hits += soFar;
  };
  walk([], 1);
  return {
    mean: fraction(paid, weight * 100),
    hits: fraction(hits, weight),
    scatters: byScatters.map((count) => fraction(count, weight)),
  };
}

describe('what the formulas give is what counting through every outcome gives', () => {
  test('for strips', () => {
    const strips = ['AeBfS', 'AWeCg', 'SBeAWf', 'eABg', 'feAhS'].map(strip);
    const counted = countThrough(
      strips.map((each) => outcomesOfStrip(each, 2)),
      3,
    );
    const laws = strips.map((each) => stripLaw(each, 2));
    expect(expectedWays(laws, pays)).toEqual(counted.mean);
    expect(hitChance(laws, 3)).toEqual(counted.hits);
    expect(scatterChances(laws).filter((each) => each.numerator > 0n)).toEqual(counted.scatters);
  });

  test('for cells in a number of rows that is drawn', () => {
    const reel = (wild: number): CellWeights => ({
      symbols: { high1: 2, low1: 3, wild, scatter: 1 },
      rows: [
        { rows: 1, weight: 2 },
        { rows: 2, weight: 3 },
      ],
    });
    const reels = [reel(0), reel(1), reel(2)];
    const counted = countThrough(reels.map(outcomesOfCells), 2);
    const laws = reels.map(cellLaw);
    expect(expectedWays(laws, pays)).toEqual(counted.mean);
    expect(hitChance(laws, 2)).toEqual(counted.hits);
    expect(scatterChances(laws).slice(0, counted.scatters.length)).toEqual(counted.scatters);
  });
});

describe('free spins', () => {
  test('without a chance of more are as many as were opened', () => {
    expect(expectedSpins(10, [], 50)).toEqual(fraction(10));
  });

  test('come near to N / (1 − qm) where the cap is far, and stay below it', () => {
    const spins = expectedSpins(4, [{ chance: fraction(1, 10), added: 2 }], 60);
    const value = Number((spins.numerator * 1_000_000n) / spins.denominator) / 1_000_000;
    expect(value).toBeLessThan(5);
    expect(value).toBeGreaterThan(4.99);
  });

  test('end at the cap even where every spin brings more', () => {
    expect(expectedSpins(5, [{ chance: fraction(1), added: 5 }], 12)).toEqual(fraction(12));
    expect(grantedBy(5, 10, 12)).toBe(2);
    expect(grantedBy(5, 12, 12)).toBe(0);
  });
});

test('chances of scatters add up to one', () => {
  const laws = ['AeBfS', 'AWeCg', 'SBeAWf'].map((text) => stripLaw(strip(text), 2));
  expect(sum(scatterChances(laws))).toEqual(sum([none, fraction(1)]));
});
