import { strip } from '../reels/strips.ts';
import type { WaysPays } from '../reels/ways.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'sangun-tiger/1';

export const rows = 3;

/** In hundredths of the stake for each of the 243 ways: three, four and five from the left. */
export const pays: WaysPays = {
  high1: [120, 500, 3000],
  high2: [90, 300, 1600],
  high3: [60, 200, 800],
  high4: [54, 160, 500],
  low1: [30, 70, 220],
  low2: [25, 60, 180],
  low3: [22, 50, 140],
  low4: [17, 40, 120],
};

/** Scatters anywhere: what they pay in hundredths of the stake, and the free spins they open. */
export const scatterPays = [
  { count: 3, hundredths: 200, freeSpins: 10 },
  { count: 4, hundredths: 1000, freeSpins: 12 },
  { count: 5, hundredths: 5000, freeSpins: 15 },
] as const;

/** Of every win in free spins. */
export const freeMultiplier = 2;

export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/** Every stop of a strip is equally likely. The wild is on the three reels in the middle. */
export const baseStrips = [
  strip('gehCfeghAfghCBgfAhDgfDBehDeBCS'),
  strip('DfegAehgCfhDgAfChgBWegfCSDhfeB'),
  strip('ehgehCAhBfeDgCfShgBDghADfeCfWB'),
  strip('egDhAeghCefhDCAfDBgfWeBSghfCgB'),
  strip('hfgCADfegChgBhfDgABgDeSBefhCDe'),
] as const;

/** More that pays much, two wilds on a reel, and no scatter. */
export const freeStrips = [
  strip('fAeChAfDgheBCDfBDgeBhgfChgeADh'),
  strip('fheCBgfhgWDehDfChDefgBAgBhCeWA'),
  strip('BWfDegWegDfhAeghCBhCBfCgDhAeDf'),
  strip('egWCAhBfhBfDCgWADhBeDfgeAhegCf'),
  strip('CBhgfhAgfegheDAefDBCDhBeAChDgf'),
] as const;
