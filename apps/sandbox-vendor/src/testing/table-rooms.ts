import type { Room } from '../rooms/room.ts';
import type { RoomGame } from '../rooms/room-game.ts';
import { rooms } from '../rooms/room-list.ts';

/** The rooms with a dealer, whatever is played there. */
export const tableRooms: readonly Room[] = rooms.filter(({ page }) => page === undefined);

/** What is played at them, each once: a test that goes through these knows a game as soon as a room has it. */
export const tableGames: readonly RoomGame[] = [...new Set(tableRooms.map(({ game }) => game))];
