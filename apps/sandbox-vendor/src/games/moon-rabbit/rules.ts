import { strip } from '../reels/strips.ts';
import type { WaysPays } from '../reels/ways.ts';

/** Changes with every change below; a stored round says which one it was played by. */
export const mathVersion = 'moon-rabbit/1';

export const rows = 4;

/** In hundredths of the stake for each of the 1,024 ways: three, four and five from the left. */
export const pays: WaysPays = {
  high1: [40, 120, 600],
  high2: [27, 75, 300],
  high3: [18, 45, 160],
  high4: [13, 30, 100],
  low1: [6, 13, 38],
  low2: [6, 12, 32],
  low3: [5, 10, 26],
  low4: [4, 9, 24],
};

/** Scatters anywhere: what they pay in hundredths of the stake, and the free spins they open. */
export const scatterPays = [
  { count: 3, hundredths: 200, freeSpins: 8 },
  { count: 4, hundredths: 800, freeSpins: 12 },
  { count: 5, hundredths: 4000, freeSpins: 16 },
] as const;

/** In free spins scatters are on three reels, and bring more spins. */
export const retriggers = [
  { count: 2, added: 2 },
  { count: 3, added: 8 },
] as const;

/** No more free spins than these in one round: a retrigger adds what is left of them. */
export const spinCap = 40;

/** Of every win in free spins. */
export const freeMultiplier = 3;

export const stakeAmounts = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;

/**
 * Every stop of a strip is equally likely. Symbols stand in stacks, and the wild is on the three reels in
 * the middle.
 */
export const baseStrips = [
  strip('hhhDDDSggffCCCeeehhAAeefffBBBggg'),
  strip('fffhhSeeeggghhhffBBBAAWCCCeeggDDD'),
  strip('eeDDDSggghhfffAAgghhhWBBBeeeCCCff'),
  strip('ggffSDDDeeAAeeehhfffWhhhgggBBBCCC'),
  strip('fffgggSBBBCCCffhheeeAAhhheeDDDgg'),
] as const;

export const freeStrips = [
  strip('hhheSgfffDDDBBBCCCDeeefhAAAggg'),
  strip('DDDgWfffBBBAAAehhhgggWhDeeeCCCf'),
  strip('gAAASeeehhhDDDfggghWeCCCBBBDfff'),
  strip('DAAAWDDDBBBfffhCCCeWhhhgggeeefg'),
  strip('gDSAAAfDDDhhhBBBehCCCgggfffeee'),
] as const;
