import type { RoomGame, RoomMemory } from '../../rooms/room-game.ts';
import { cardOf, type RaceCard } from './card.ts';
import type { fields } from './rules.ts';
import { runRace } from './run-race.ts';

export interface RaceOutcome extends RaceCard {
  /** Gates in the order of arrival. */
  order: number[];
}

export function raceNumber(memory: RoomMemory): number {
  return Number(memory?.race ?? 1);
}

/** The order of arrival, by the strengths of the card. */
export function drawOf(field: (typeof fields)[number]): RoomGame['draw'] {
  return (draws, memory) => {
    const card = cardOf(field, raceNumber(memory));
    const order = runRace(
      draws,
      card.runners.map(({ weight }) => weight),
    );
    return { outcome: { ...card, order }, memory: { race: card.race + 1 } };
  };
}
