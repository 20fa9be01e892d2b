import type { Draws } from '../../fair/draws.ts';
import type { RoomGame, RoomMemory } from '../../rooms/room-game.ts';
import { meeting } from '../schedule.ts';
import type { Side } from './chances.ts';
import { homeWeight, mapsToWin, teams, weightTotal } from './rules.ts';

export interface MatchOutcome {
  match: number;
  homeTeam: string;
  awayTeam: string;
  /** Who won each map, in order. */
  maps: Side[];
}

/** Every map of the match. */
export const draw: RoomGame['draw'] = (draws, memory) => {
  const match = numberOf(memory);
  const { home, away } = meeting(teams, match);
  const maps = playMaps(draws, homeWeight(home, away));
  return {
    outcome: { match, homeTeam: home.id, awayTeam: away.id, maps },
    memory: { match: match + 1 },
  };
};

/** One draw for each map, until one side has won enough. */
function playMaps(draws: Pick<Draws, 'below'>, weight: number): Side[] {
  const maps: Side[] = [];
  const won = (side: Side) => maps.filter((winner) => winner === side).length;
  while (won('home') < mapsToWin && won('away') < mapsToWin) {
    maps.push(draws.below(weightTotal) < weight ? 'home' : 'away');
  }
  return maps;
}

export function numberOf(memory: RoomMemory): number {
  return Number(memory?.match ?? 0);
}
