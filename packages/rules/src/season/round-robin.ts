/** One pairing of a round, as positions in the league's list of sides. */
export type Pairing = { readonly home: number; readonly away: number };

/** Of a league with an odd number of sides, one rests in each round. */
export function roundsOf(sides: number, meetings: number): number {
  return meetings * (sides + (sides % 2) - 1);
}

export function matchesOfRound(sides: number): number {
  return Math.floor(sides / 2);
}

/**
 * A round of a season, by the circle method: one side stays, the others move on by one place a round, and whoever face
 * each other meet. A season begins where the one before ended, with the sides one place further, so that no two open
 * alike and nobody has less rest between seasons than within one. `round` counts from 0, `season` from 1. Each pair meets once in every `sides - 1` rounds, and at the other's home the next time.
 */
export function pairingsOfRound(sides: number, round: number, season: number): Pairing[] {
  const places = sides + (sides % 2);
  const turn = round % (places - 1);
  const isReturn = Math.floor(round / (places - 1)) % 2 === 1;
  const sideAt = (place: number) => (place - (season % places) + places) % places;
  const circle = Array.from({ length: places - 1 }, (_, place) => (place + turn) % (places - 1));
  const facing = circle.slice(0, places / 2).map((place, index) => {
    const other = index === 0 ? places - 1 : (circle[places - 1 - index] ?? 0);
    return [sideAt(place), sideAt(other), (index === 0 ? turn : index) % 2 === 1] as const;
  });
  return facing
    .filter(([one, other]) => one < sides && other < sides)
    .map(([one, other, isAway]) =>
      isAway !== isReturn ? { home: other, away: one } : { home: one, away: other },
    );
}
