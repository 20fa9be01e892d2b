import { type Paying, paying } from '../reels/strips.ts';
import type { Weights } from '../reels/tumble.ts';
import type { TumbleRules } from '../reels/tumble-round.ts';
import { cellsOf } from '../reels/ways.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'spring-plum/1';

/** So many of a symbol, wherever they are, from which the next column of the table counts. */
export const counts = [8, 10, 12] as const;

/** In hundredths of the stake. */
export const pays: Readonly<Record<Paying, readonly number[]>> = {
  high1: [570, 1430, 3600],
  high2: [180, 570, 1800],
  high3: [143, 357, 1070],
  high4: [107, 214, 857],
  low1: [71, 107, 714],
  low2: [55, 85, 571],
  low3: [36, 71, 357],
  low4: [29, 62, 286],
};

const weights: Weights = [
  ['high1', 9],
  ['high2', 10],
  ['high3', 11],
  ['high4', 12],
  ['low1', 13],
  ['low2', 14],
  ['low3', 15],
  ['low4', 16],
];

export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;
export const mostMultiplier = 64;

export const rules: TumbleRules = {
  reels: 6,
  rows: 5,
  weights,
  winsOf: (grid) =>
    paying.flatMap((symbol) => {
      const cells = cellsOf(grid, symbol);
      const column = counts.findLastIndex((count) => cells.length >= count);
      const hundredths = pays[symbol][column];
      return hundredths === undefined ? [] : [{ symbol, cells, hundredths }];
    }),
  multiplierAt: (tumbles) => Math.min(2 ** tumbles, mostMultiplier),
};
