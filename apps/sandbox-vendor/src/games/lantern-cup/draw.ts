import type { Draws } from '../../fair/draws.ts';
import type { RoomGame, RoomMemory } from '../../rooms/room-game.ts';
import type { Score } from './chances.ts';
import { playMatch } from './play-match.ts';
import { matchOf } from './teams.ts';

export interface Goal {
  minute: number;
  side: 'home' | 'away';
}

export interface MatchOutcome extends Score {
  match: number;
  homeTeam: string;
  awayTeam: string;
  /** In the order in which they fall. */
  goals: Goal[];
}

const minutes = 90;

/** The score, then the minutes of its goals. */
export const draw: RoomGame['draw'] = (draws, memory) => {
  const match = numberOf(memory);
  const { home, away, homeWeights, awayWeights } = matchOf(match);
  const score = playMatch(draws, homeWeights, awayWeights);
  const outcome: MatchOutcome = {
    match,
    homeTeam: home.id,
    awayTeam: away.id,
    ...score,
    goals: goalsOf(draws, score),
  };
  return { outcome: { ...outcome }, memory: { match: match + 1 } };
};

/** When the goals fall is for the eye: it is drawn after the score, and no bet depends on it. */
function goalsOf(draws: Pick<Draws, 'below'>, { home, away }: Score): Goal[] {
  const sides = [
    ...Array.from({ length: home }, () => 'home' as const),
    ...Array.from({ length: away }, () => 'away' as const),
  ];
  return sides
    .map((side) => ({ side, minute: 1 + draws.below(minutes) }))
    .sort((one, other) => one.minute - other.minute);
}

export function numberOf(memory: RoomMemory): number {
  return Number(memory?.match ?? 0);
}
