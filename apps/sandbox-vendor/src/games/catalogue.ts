import { rooms } from '../rooms/room-list.ts';
import { roomAsGame } from '../rooms/room-view.ts';
import { cheongsa777 } from './cheongsa-777/game.ts';
import { dokkaebiLanterns } from './dokkaebi-lanterns/game.ts';
import type { Game } from './game.ts';
import { moonlitCatch } from './moonlit-catch/game.ts';
import { skinnedGames } from './skins.ts';

/** Every game on offer, in the order the operator lists them. */
export const games: readonly Game[] = [
  cheongsa777,
  ...skinnedGames(),
  dokkaebiLanterns,
  moonlitCatch,
  ...rooms.map(roomAsGame),
];

const byCode = new Map(games.map((game) => [game.info.code, game]));

export function findGame(code: string): Game | undefined {
  return byCode.get(code);
}
