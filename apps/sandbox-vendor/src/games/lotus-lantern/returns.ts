import { readRoundTable, tableReturn } from '../reels/round-table.ts';
import type { PublishedReturn } from '../slot-game.ts';

/** The table is all there is: its return is a sum over its rounds, in exact fractions. */
export function theoreticalReturn(): PublishedReturn {
  const { total, hits, most, mostHundredths } = tableReturn(readRoundTable('lotus-lantern'));
  return { total, hits, parts: { book: total }, chances: { most }, mostHundredths };
}
