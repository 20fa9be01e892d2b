import { paysTable } from '../reels/pays-table.ts';
import { playFromTable, readRoundTable } from '../reels/round-table.ts';
import type { SlotMath } from '../slot-game.ts';
import { publishedReturn } from './published-return.ts';
import { counts, mathVersion, mostMultiplier, pays, rules, stakeAmounts } from './rules.ts';

const table = readRoundTable('spring-plum');

/** Eight of a symbol anywhere win and make room for new ones, and every fall doubles the multiplier. */
export const springPlum: SlotMath = {
  page: 'spring-plum',
  mathVersion,
  stakeAmounts,
  size: { reels: rules.reels, rows: rules.rows },
  strips: null,
  pays: paysTable(pays, ['8–9', '10–11', '12+']),
  facts: { least: counts[0], mostMultiplier, rounds: table.rounds.length },
  tableHash: table.hash,
  published: publishedReturn,
  play: (draws, stakeAmount) => playFromTable(draws, table, mathVersion, rules, stakeAmount),
};
