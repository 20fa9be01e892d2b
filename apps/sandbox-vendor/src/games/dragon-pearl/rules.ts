import { strip } from '../reels/strips.ts';
import type { WaysPays } from '../reels/ways.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'dragon-pearl/1';

export const rows = 3;

/** In hundredths of the stake for each of the 243 ways: three, four and five from the left. */
export const pays: WaysPays = {
  high1: [150, 700, 4000],
  high2: [116, 430, 1900],
  high3: [86, 270, 950],
  high4: [68, 195, 680],
  low1: [39, 98, 290],
  low2: [35, 86, 250],
  low3: [29, 68, 190],
  low4: [23, 57, 170],
};

/** Scatters anywhere, in hundredths of the stake. */
export const scatterPays = [
  { count: 3, hundredths: 300 },
  { count: 4, hundredths: 2000 },
  { count: 5, hundredths: 20_000 },
] as const;

/** A pot is won with a chance in proportion to the stake: `units` of the least stake, one chance in `odds` for each. */
export const unitAmount = 500;

export const pots = [
  /** Won once in two million least stakes. */
  { name: 'grand', odds: 2_000_000, seedAmount: 5_000_000, contributionPerTenThousand: 60 },
  { name: 'minor', odds: 20_000, seedAmount: 50_000, contributionPerTenThousand: 50 },
] as const;

export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** Every stop of a strip is equally likely. The wild is on the three reels in the middle. */
export const baseStrips = [
  strip('gAhgeDfgeBCgBhfeChSDghDehAfCBf'),
  strip('eCgfegADCfSgBDehAfChgfheDWhBfg'),
  strip('hCgefADeBChDBfhegfhADgShCfBgeW'),
  strip('fDehgfeDgehBgfCgBAfCDegShABWCh'),
  strip('AefDCgfehBefhgBDgBSCADgheChDghf'),
] as const;
