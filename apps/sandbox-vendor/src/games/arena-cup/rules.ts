/** The rules in force; a match keeps the version that it was played under. */
export const mathVersion = 'arena-cup-1';

export const gameCode = 'arena-cup';

/** Odds are set so that a bet returns this share, before they are rounded down. */
export const target = { numerator: 93, denominator: 100 } as const;

/** Maps that win a match. */
export const mapsToWin = 3;

/** A map is won by the home side with its weight of so many. */
export const weightTotal = 1000;

export interface Team {
  id: string;
  strength: number;
}

/** The eight teams of the league. Two steps of strength are worth some five points of a hundred on every map. */
export const teams: readonly Team[] = [
  { id: 'wraith', strength: 5 },
  { id: 'tiger', strength: 7 },
  { id: 'crane', strength: 4 },
  { id: 'thunder', strength: 6 },
  { id: 'fox', strength: 5 },
  { id: 'tortoise', strength: 3 },
  { id: 'comet', strength: 4 },
  { id: 'mask', strength: 2 },
];

/** The weight with which the home side wins a map: even teams are even, no side is sure of a map. */
export function homeWeight(home: Team, away: Team): number {
  return 500 + 26 * (home.strength - away.strength);
}
