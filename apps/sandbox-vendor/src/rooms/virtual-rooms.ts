import { arenaCup } from '../games/arena-cup/game.ts';
import { arenaName } from '../games/arena-cup/messages.ts';
import { lanternCup } from '../games/lantern-cup/game.ts';
import { cupName } from '../games/lantern-cup/messages.ts';
import { dawnDerby, nightDerby } from '../games/night-derby/game.ts';
import { announcerName, dawnName, nightName } from '../games/night-derby/messages.ts';
import type { Room, RoomLimits } from './room.ts';

const limits: RoomLimits = {
  chips: [500, 1000, 5000, 10_000, 50_000],
  mostAmount: 300_000,
  roundAmount: 1_000_000,
};

/** Races and matches that are drawn, not played: rounds are shared as at a table. */
export const virtualRooms: readonly Room[] = [
  {
    code: 'night-derby',
    name: nightName,
    page: 'night-derby',
    game: nightDerby,
  },
  {
    code: 'dawn-derby',
    name: dawnName,
    page: 'night-derby',
    game: dawnDerby,
  },
  {
    code: 'lantern-cup',
    name: cupName,
    page: 'lantern-cup',
    game: lanternCup,
  },
  {
    code: 'arena-cup',
    name: arenaName,
    page: 'arena-cup',
    game: arenaCup,
    product: '101',
    category: 'Esports',
  },
].map((room) => ({
  product: '102',
  category: 'Virtual Sports',
  ...room,
  family: 'virtual',
  palette: 'night',
  dealer: announcerName,
  limits,
  artPath: `/art/${room.code}.svg`,
}));
