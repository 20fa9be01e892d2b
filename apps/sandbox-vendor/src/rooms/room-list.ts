import { baccarat } from '../games/baccarat/game.ts';
import { dragonTiger } from '../games/dragon-tiger/game.ts';
import { roulette } from '../games/roulette/game.ts';
import { sicBo } from '../games/sic-bo/game.ts';
import { type House, houses, tableNames } from './messages/houses.ts';
import type { Room } from './room.ts';
import type { RoomGame } from './room-game.ts';
import { virtualRooms } from './virtual-rooms.ts';

const tables: readonly RoomGame[] = [baccarat, dragonTiger, roulette, sicBo];

/** Every room, each with rounds of its own. Rooms of other games are added here. */
export const rooms: readonly Room[] = [
  ...houses.flatMap((house) => tables.map((game, index) => roomOf(house, game, index))),
  ...virtualRooms,
];

function roomOf(house: House, game: RoomGame, index: number): Room {
  const name = tableNames[game.rules] ?? house.name;
  return {
    code: `${house.slug}-${game.rules}`,
    name: {
      ko: `${house.name.ko} ${name.ko}`,
      en: `${house.name.en} ${name.en}`,
      vi: `${name.vi} ${house.name.vi}`,
    },
    product: house.product,
    category: house.category,
    game,
    palette: house.palette,
    dealer: house.dealers[index] ?? house.dealers[0],
    limits: house.limits,
  };
}

export function findRoom(code: string): Room | undefined {
  return rooms.find((room) => room.code === code);
}
