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
  retriggers,
  rows,
  scatterPays,
  spinCap,
  stakeAmounts,
} from './rules.ts';

const [three, four, five] = scatterPays;
const [fewMore, manyMore] = retriggers;

/** 1,024 ways over stacked symbols, and free spins that bring more free spins, up to a cap. */
export const moonRabbit: SlotMath = {
  page: 'moon-rabbit',
  mathVersion,
  stakeAmounts,
  size: { reels: 5, rows },
  strips: { base: baseStrips, free: freeStrips },
  pays: paysTable(pays, ['3', '4', '5']),
  facts: {
    multiplier: freeMultiplier,
    cap: spinCap,
    three: three.hundredths / 100,
    four: four.hundredths / 100,
    five: five.hundredths / 100,
    spins3: three.freeSpins,
    spins4: four.freeSpins,
    spins5: five.freeSpins,
    more2: fewMore.added,
    more3: manyMore.added,
  },
  published: publishedReturn,
  play,
};
