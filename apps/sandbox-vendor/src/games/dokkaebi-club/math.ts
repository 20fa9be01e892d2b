import { paysTable } from '../reels/pays-table.ts';
import type { SlotMath } from '../slot-game.ts';
import { play } from './play.ts';
import { publishedReturn } from './published-return.ts';
import {
  coinsToOpen,
  coinValues,
  fullHouseHundredths,
  mathVersion,
  pays,
  reelCount,
  respinCoin,
  respins,
  rows,
  stakeAmounts,
} from './rules.ts';

/** 243 ways, and a feature in which coins stay while the other places are filled anew. */
export const dokkaebiClub: SlotMath = {
  page: 'dokkaebi-club',
  mathVersion,
  stakeAmounts,
  size: { reels: reelCount, rows },
  strips: null,
  pays: paysTable(pays, ['3', '4', '5']),
  facts: {
    coinsToOpen,
    respins,
    respinChance: (respinCoin.weight * 100) / respinCoin.of,
    least: coinValues[0].hundredths / 100,
    most: Math.max(...coinValues.map(({ hundredths }) => hundredths)) / 100,
    fullHouse: fullHouseHundredths / 100,
  },
  published: publishedReturn,
  play,
};
