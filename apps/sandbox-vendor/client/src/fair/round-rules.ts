import { type Amount, amount } from '@hanpan/money';
import type { Draws } from '../../../src/fair/draws.ts';
import type { GameInfo, PlayedRound } from '../../../src/play/play-api.ts';

/** What rules make of draws, as far as it can be compared with a book. */
export type Played = Pick<PlayedRound['book'], 'events' | 'totalAmount'>;

/** Draws of a round that follow each other in the words of one counter. */
export interface DrawGroup {
  counter: number;
  draws: PlayedRound['proof']['draws'];
}

/** How a page works a finished round of its game out again; in the folder of the game, as the default export of `round-rules.ts`. */
export interface RoundRules {
  /**
   * The round once more, from its own draws; undefined where they make none. Throws RangeError where it asks for more than the round
   * drew.
   */
  playAgain?: (
    draws: Draws,
    round: PlayedRound,
    game: GameInfo,
  ) => Played | undefined | Promise<Played | undefined>;
  /** Left out where all draws follow from one run of words. */
  groups?: (round: PlayedRound) => DrawGroup[];
}

/** Of a game whose round follows from its draws and the stake alone. */
export function playedByStake(play: (draws: Draws, stakeAmount: Amount) => Played): RoundRules {
  return { playAgain: (draws, { book }) => play(draws, amount(book.stakeAmount)) };
}
