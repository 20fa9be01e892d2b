import type { RoomGame } from '../../rooms/room-game.ts';
import type { Card } from '../cards/cards.ts';
import { dealRound, shoeOf } from '../cards/shoe.ts';
import type { Deal } from './bets.ts';

export interface DragonTigerOutcome extends Deal {
  shoe: number;
  round: number;
  burned: Card | null;
}

/** Dragon’s card first. */
export const draw: RoomGame['draw'] = (draws, memory) => {
  const before = shoeOf(memory);
  const { dealt, burned, shoe } = dealRound(before, draws, (next) => ({ dragon: next(), tiger: next() }));
  const outcome: DragonTigerOutcome = { ...dealt, shoe: before.number, round: before.dealt + 1, burned };
  return { outcome: { ...outcome }, memory: { ...shoe } };
};
