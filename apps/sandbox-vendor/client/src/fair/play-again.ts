import { amount } from '@hanpan/money';
import type { Draws } from '../../../src/fair/draws.ts';
import type { PotMeters } from '../../../src/games/game.ts';
import type { PlayedRound } from '../../../src/play/play-api.ts';

/** What rules make of draws, as far as it can be compared with a book. */
type Played = Pick<PlayedRound['book'], 'events' | 'totalAmount'>;
type PlayAgain = (draws: Draws, round: PlayedRound) => Promise<Played>;

const at = ({ book }: PlayedRound) => amount(book.stakeAmount);

/**
 * Rules by which a page plays a finished round once more from its own seed, by the name of the page; they are loaded when somebody
 * asks. Rounds from a table are not among them: a page does not have the table.
 */
const rules: Readonly<Record<string, PlayAgain>> = {
  'cheongsa-777': async (draws, round) =>
    (await import('../../../src/games/cheongsa-777/make-book.ts')).makeBook(draws, at(round)),
  'sangun-tiger': async (draws, round) =>
    (await import('../../../src/games/sangun-tiger/play.ts')).play(draws, at(round)),
  'moon-rabbit': async (draws, round) =>
    (await import('../../../src/games/moon-rabbit/play.ts')).play(draws, at(round)),
  'hahoe-mask': async (draws, round) =>
    (await import('../../../src/games/hahoe-mask/play.ts')).play(draws, at(round)),
  'dokkaebi-club': async (draws, round) =>
    (await import('../../../src/games/dokkaebi-club/play.ts')).play(draws, at(round)),
  'dragon-pearl': async (draws, round) =>
    (await import('../../../src/games/dragon-pearl/play.ts')).play(draws, at(round), metersOf(round)),
  'dokkaebi-lanterns': async (draws, round) => {
    const { pick } = await import('../../../src/fair/pick.ts');
    const { cellCount } = await import('../../../src/games/dokkaebi-lanterns/rules.ts');
    const [event] = round.book.events as { type: string; mines: number }[];
    const board = pick(draws, cellCount, event?.mines ?? 0).sort((one, other) => one - other);
    // What was opened is the player's, and stands in the book; the board under it is what was drawn.
    return {
      events: event ? [Object.assign({}, event, { board })] : [],
      totalAmount: round.book.totalAmount,
    };
  },
};

/** Undefined where a page has no rules to play the round by. */
export function rulesOf(page: string): PlayAgain | undefined {
  return rules[page];
}

/** The odds of a pot are the bounds of its draws, the last two; what it held is what it paid. */
function metersOf({ proof, book }: PlayedRound): PotMeters {
  const [grand, minor] = proof.draws.slice(-2);
  const paid = (name: string) => {
    const won = (book.events as { type: string; pot?: string; amount?: number }[]).find(
      ({ pot }) => pot === name,
    );
    return won?.amount ?? 0;
  };
  return {
    grand: { amount: paid('grand'), odds: grand?.bound ?? 1 },
    minor: { amount: paid('minor'), odds: minor?.bound ?? 1 },
  };
}
