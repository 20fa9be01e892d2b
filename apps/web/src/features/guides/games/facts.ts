/**
 * What the games of the vendor that comes along pay and return, as that vendor has published it: the file is written by its program and
 * held against its rules by its test (`guide-facts.ts` there). Nothing in it is typed by hand, and neither is a number of these pages.
 */
import published from './vendor-facts.json' with { type: 'json' };

export const facts = published;
export type SlotFacts = (typeof published.slots)[number];

/** The slots of each guide, by their way of playing. The first is the one whose pays are shown. */
export const waysOfGuide = {
  lines: ['cheongsa-777'],
  ways: ['sangun-tiger', 'moon-rabbit', 'hahoe-mask', 'dragon-pearl'],
  holdandwin: ['dokkaebi-club'],
  cluster: ['lotus-lantern', 'spring-plum'],
} as const;
export type SlotGuide = keyof typeof waysOfGuide;

export function slotFacts(way: string): SlotFacts {
  const found = facts.slots.find((each) => each.way === way);
  if (found === undefined) throw new RangeError(`no slot is played the way of ${way}`);
  return found;
}

/** The pays of a table's bet, the stake left out: 0.95 of "0.95:1". */
export function paysOf(game: keyof typeof facts.tables, bet: string): number {
  const found = facts.tables[game].find(({ name }) => name === bet);
  if (found === undefined) throw new RangeError(`no bet ${bet} in ${game}`);
  return Number(found.pays.split(':')[0]);
}
