import { paysTable } from '../reels/pays-table.ts';
import type { SlotMath } from '../slot-game.ts';
import { play } from './play.ts';
import { publishedReturn } from './published-return.ts';
import {
  baseStrips,
  freeMultiplier,
  freeStrips,
  mathVersion,
  pays,
  rows,
  scatterPays,
  stakeAmounts,
} from './rules.ts';

const [three, four, five] = scatterPays;

/** 243 ways, and free spins whose wins count twice. */
export const sangunTiger: SlotMath = {
  page: 'sangun-tiger',
  mathVersion,
  stakeAmounts,
  size: { reels: 5, rows },
  strips: { base: baseStrips, free: freeStrips },
  pays: paysTable(pays, ['3', '4', '5']),
  facts: {
    multiplier: freeMultiplier,
    three: three.hundredths / 100,
    four: four.hundredths / 100,
    five: five.hundredths / 100,
    spins3: three.freeSpins,
    spins4: four.freeSpins,
    spins5: five.freeSpins,
  },
  published: publishedReturn,
  play,
};
