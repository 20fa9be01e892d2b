import type { RoomGame } from '../../rooms/room-game.ts';

/** One of the pockets. */
export const draw: RoomGame['draw'] = (draws, memory) => ({ outcome: { number: draws.below(37) }, memory });
