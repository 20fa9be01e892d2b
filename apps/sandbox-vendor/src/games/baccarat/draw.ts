import type { RoomGame } from '../../rooms/room-game.ts';
import type { Card } from '../cards/cards.ts';
import { dealRound, shoeOf } from '../cards/shoe.ts';
import { type Deal, deal } from './deal.ts';

export interface BaccaratOutcome extends Deal {
  shoe: number;
  /** Of the shoe, from 1. */
  round: number;
  burned: Card | null;
}

/** The cards of one round, and the shoe as it is after them. */
export const draw: RoomGame['draw'] = (draws, memory) => {
  const before = shoeOf(memory);
  const { dealt, burned, shoe } = dealRound(before, draws, deal);
  const outcome: BaccaratOutcome = { ...dealt, shoe: before.number, round: before.dealt + 1, burned };
  return { outcome: { ...outcome }, memory: { ...shoe } };
};
