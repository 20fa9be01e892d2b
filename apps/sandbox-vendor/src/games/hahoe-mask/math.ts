import { paysTable } from '../reels/pays-table.ts';
import type { SlotMath } from '../slot-game.ts';
import { play } from './play.ts';
import { publishedReturn } from './published-return.ts';
import { mathVersion, pays, reelCount, scatterPays, stakeAmounts } from './rules.ts';

const [four, five, six] = scatterPays;

/** Six reels of two to seven rows each, and free spins whose multiplier grows by one each time. */
export const hahoeMask: SlotMath = {
  page: 'hahoe-mask',
  mathVersion,
  stakeAmounts,
  size: { reels: reelCount, rows: 4 },
  strips: null,
  pays: paysTable(pays, ['3', '4', '5', '6']),
  facts: {
    four: four.hundredths / 100,
    five: five.hundredths / 100,
    six: six.hundredths / 100,
    spins4: four.freeSpins,
    spins5: five.freeSpins,
    spins6: six.freeSpins,
    mostWays: 7 ** reelCount,
  },
  published: publishedReturn,
  play,
};
