import type { CellWeights } from '../reels/reel-laws.ts';
import type { WaysPays } from '../reels/ways.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'dokkaebi-club/1';

export const reelCount = 5;
export const rows = 3;
export const cellCount = reelCount * rows;

/** In hundredths of the stake for each of the 243 ways: three, four and five from the left. */
export const pays: WaysPays = {
  high1: [180, 720, 3600],
  high2: [135, 480, 1900],
  high3: [96, 300, 1100],
  high4: [73, 220, 720],
  low1: [37, 96, 260],
  low2: [34, 85, 240],
  low3: [29, 72, 205],
  low4: [24, 60, 180],
};

/** So many coins open the feature, in which they stay. */
export const coinsToOpen = 6;

/** The feature ends when so many fillings in a row have brought no coin. */
export const respins = 3;

/** A place shows a coin with this chance in the feature. */
export const respinCoin = { weight: 7, of: 100 } as const;

/** What a coin is worth, in hundredths of the stake, and how often. */
export const coinValues = [
  { hundredths: 100, weight: 500 },
  { hundredths: 200, weight: 240 },
  { hundredths: 300, weight: 120 },
  { hundredths: 500, weight: 80 },
  { hundredths: 1000, weight: 40 },
  { hundredths: 2500, weight: 15 },
  { hundredths: 10_000, weight: 5 },
] as const;

/** When every place has a coin: this on top, in hundredths of the stake. */
export const fullHouseHundredths = 50_000;

export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** Weights of the symbols of every cell, each cell by itself; no wild on the first reel. A coin is the special symbol. */
export const reels: readonly CellWeights[] = Array.from({ length: reelCount }, (_, reel) => ({
  symbols: {
    high1: 60,
    high2: 70,
    high3: 85,
    high4: 100,
    low1: 125,
    low2: 130,
    low3: 140,
    low4: 150,
    wild: reel === 0 ? 0 : 25,
    scatter: 140,
  },
  rows: [{ rows, weight: 1 }],
}));
