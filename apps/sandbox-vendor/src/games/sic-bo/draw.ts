import type { RoomGame } from '../../rooms/room-game.ts';

/** Three dice, one after the other. */
export const draw: RoomGame['draw'] = (draws, memory) => {
  const dice = [draws.below(6) + 1, draws.below(6) + 1, draws.below(6) + 1];
  return { outcome: { dice }, memory };
};
