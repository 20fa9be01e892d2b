import type { CellWeights } from '../reels/reel-laws.ts';
import type { Paying } from '../reels/strips.ts';
import type { WaysPays } from '../reels/ways.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'hahoe-mask/1';

export const reelCount = 6;

/** In hundredths of the stake for each way: three to six from the left. Up to 117,649 ways. */
export const pays: WaysPays = {
  high1: [55, 140, 280, 700],
  high2: [32, 80, 160, 320],
  high3: [21, 54, 110, 220],
  high4: [15, 40, 80, 160],
  low1: [8, 16, 33, 66],
  low2: [7, 15, 30, 60],
  low3: [6, 13, 25, 50],
  low4: [6, 11, 22, 44],
};

/** Scatters anywhere: what they pay in hundredths of the stake, and the free spins they open. */
export const scatterPays = [
  { count: 4, hundredths: 300, freeSpins: 8 },
  { count: 5, hundredths: 1000, freeSpins: 10 },
  { count: 6, hundredths: 5000, freeSpins: 12 },
] as const;

export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** How many rows a reel may have, and how often. */
const rowWeights = [
  { rows: 2, weight: 10 },
  { rows: 3, weight: 22 },
  { rows: 4, weight: 28 },
  { rows: 5, weight: 22 },
  { rows: 6, weight: 12 },
  { rows: 7, weight: 6 },
] as const;

const plain: Readonly<Record<Paying, number>> = {
  high1: 60,
  high2: 80,
  high3: 100,
  high4: 120,
  low1: 150,
  low2: 150,
  low3: 160,
  low4: 160,
};

/** Weights of the symbols of every cell, each cell by itself; no wild on the first reel. */
export const reels: readonly CellWeights[] = Array.from({ length: reelCount }, (_, reel) => ({
  symbols: { ...plain, wild: reel === 0 ? 0 : 12, scatter: 36 },
  rows: rowWeights,
}));

/** Free spins have no scatter; the first pays once, the second twice, and so on. */
export const freeReels: readonly CellWeights[] = reels.map(({ symbols, rows }) => ({
  symbols: { ...symbols, scatter: 0 },
  rows,
}));
