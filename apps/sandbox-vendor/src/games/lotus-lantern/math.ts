import { paysTable } from '../reels/pays-table.ts';
import { playFromTable, readRoundTable } from '../reels/round-table.ts';
import type { SlotMath } from '../slot-game.ts';
import { publishedReturn } from './published-return.ts';
import { mathVersion, mostMultiplier, pays, rules, sizes, stakeAmounts } from './rules.ts';

const table = readRoundTable('lotus-lantern');

/** Groups of touching symbols on six by six, which make room for new ones while the multiplier grows. */
export const lotusLantern: SlotMath = {
  page: 'lotus-lantern',
  mathVersion,
  stakeAmounts,
  size: { reels: rules.reels, rows: rules.rows },
  strips: null,
  pays: paysTable(pays, ['4–5', '6–7', '8–9', '10–12', '13+']),
  facts: { least: sizes[0], mostMultiplier, rounds: table.rounds.length },
  tableHash: table.hash,
  published: publishedReturn,
  play: (draws, stakeAmount) => playFromTable(draws, table, mathVersion, rules, stakeAmount),
};
