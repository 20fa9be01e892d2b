import { paysTable } from '../reels/pays-table.ts';
import type { SlotMath } from '../slot-game.ts';
import { play } from './play.ts';
import { publishedReturn } from './published-return.ts';
import { baseStrips, mathVersion, pays, pots, rows, scatterPays, stakeAmounts, unitAmount } from './rules.ts';

const [three, four, five] = scatterPays;
const [grand, minor] = pots;

/** 243 ways, and two pots that every round pays into and may win, with a chance in proportion to its stake. */
export const dragonPearl: SlotMath = {
  page: 'dragon-pearl',
  mathVersion,
  stakeAmounts,
  size: { reels: 5, rows },
  strips: { base: baseStrips, free: baseStrips },
  pays: paysTable(pays, ['3', '4', '5']),
  facts: {
    three: three.hundredths / 100,
    four: four.hundredths / 100,
    five: five.hundredths / 100,
    unit: unitAmount,
    grandOdds: grand.odds,
    minorOdds: minor.odds,
    grandSeed: grand.seedAmount,
    minorSeed: minor.seedAmount,
    grandShare: grand.contributionPerTenThousand / 100,
    minorShare: minor.contributionPerTenThousand / 100,
  },
  pots: { series: 'dragon-pearl', pots },
  published: publishedReturn,
  play,
};
