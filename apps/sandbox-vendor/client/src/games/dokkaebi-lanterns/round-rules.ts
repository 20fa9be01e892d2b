import { pick } from '../../../../src/fair/pick.ts';
import { cellCount } from '../../../../src/games/dokkaebi-lanterns/rules.ts';
import type { RoundRules } from '../../fair/round-rules.ts';

const rules: RoundRules = {
  // What was opened is the player's, and stands in the book; the board under it is what was drawn.
  playAgain(draws, { book }) {
    const [event] = book.events as { type: string; mines: number }[];
    const board = pick(draws, cellCount, event?.mines ?? 0).sort((one, other) => one - other);
    return { events: event ? [{ ...event, board }] : [], totalAmount: book.totalAmount };
  },
};
export default rules;
