import type { Draws } from '../../fair/draws.ts';
import type { RoomMemory } from '../../rooms/room-game.ts';
import type { Card } from './cards.ts';

export const decks = 8;
/** A shoe has a fixed number of rounds: 11 burned and 65 × 6 dealt are 401 of 416, so no round can run out. */
export const roundsPerShoe = 65;
/** From here on what was dealt says enough about the rest that side bets are limited. */
export const lateFromRound = 45;

/** The cards that are left, by kind; their order is not decided before they are drawn. */
export interface Shoe {
  readonly number: number;
  /** Rounds dealt from it. */
  readonly dealt: number;
  readonly counts: readonly number[];
  /** Face up before the first round; its value, ten for 10 to king, is how many more were burned unseen. */
  readonly burned: Card | null;
}

export function freshShoe(number: number): Shoe {
  return { number, dealt: 0, counts: Array.from({ length: 52 }, () => decks), burned: null };
}

export function shoeOf(memory: RoomMemory): Shoe {
  return memory === null ? freshShoe(1) : (memory as unknown as Shoe);
}

export const isLate = (shoe: Shoe): boolean => shoe.dealt >= lateFromRound;

/** Takes cards from a copy of the shoe, each by one draw below the number that is left. */
export function dealer(shoe: Shoe, draws: Draws): { next: () => Card; rest: () => readonly number[] } {
  const counts = [...shoe.counts];
  let left = counts.reduce((sum, count) => sum + count, 0);
  return {
    next() {
      let index = draws.below(left);
      const card = counts.findIndex((count) => {
        index -= count;
        return index < 0;
      });
      counts[card] = (counts[card] ?? 0) - 1;
      left -= 1;
      return card;
    },
    rest: () => counts,
  };
}

/** One round from the shoe: a new one is burned first, and after its last round the next shoe is there. */
export function dealRound<T>(
  shoe: Shoe,
  draws: Draws,
  deal: (next: () => Card) => T,
): { dealt: T; burned: Card | null; shoe: Shoe } {
  const { next, rest } = dealer(shoe, draws);
  let { burned } = shoe;
  if (shoe.dealt === 0) {
    burned = next();
    const more = Math.min((burned % 13) + 1, 10);
    for (let unseen = 0; unseen < more; unseen += 1) next();
  }
  const dealt = deal(next);
  const isLast = shoe.dealt + 1 >= roundsPerShoe;
  const after = isLast
    ? freshShoe(shoe.number + 1)
    : { number: shoe.number, dealt: shoe.dealt + 1, counts: rest(), burned };
  return { dealt, burned: shoe.dealt === 0 ? burned : null, shoe: after };
}
