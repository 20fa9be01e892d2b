import { cheongsa777 } from './cheongsa-777/game.ts';
import type { Game } from './game.ts';

/** Every game on offer, in the order the operator lists them. */
export const games: readonly Game[] = [cheongsa777];

export function findGame(code: string): Game | undefined {
  return games.find((game) => game.info.code === code);
}
