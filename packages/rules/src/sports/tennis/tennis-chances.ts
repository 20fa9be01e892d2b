import { certainty, type Side } from '../match-model.ts';

/** The chance of each side to win a point on its own serve, in parts of `certainty`. */
export type ServeRates = Readonly<Record<Side, number>>;

/** Points of the server, then of the other; from deuce on they stand at 3-3, 4-3 or 3-4. */
export type GamePoints = readonly [server: number, receiver: number];

/** The chance that the server wins the game, from a score in it. Deuce is a sum of ever longer rallies of two points. */
export function gameChance(point: number, [server, receiver]: GamePoints): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && receiver >= 3) {
    const deuce = point ** 2 / (point ** 2 + (1 - point) ** 2);
    if (server === receiver) return deuce;
    return server > receiver ? point + (1 - point) * deuce : point * deuce;
  }
  return (
    point * gameChance(point, [server + 1, receiver]) +
    (1 - point) * gameChance(point, [server, receiver + 1])
  );
}

/** Who serves the point of a tie-break, from how many have been played: one, then two each. */
export function tieBreakServer(first: Side, played: number): Side {
  const isFirst = Math.floor((played + 1) / 2) % 2 === 0;
  const other = first === 'home' ? 'away' : 'home';
  return isFirst ? first : other;
}

/**
 * The home side's chance of a tie-break to seven by two, from a score in it. Level at six or later, the next two
 * points are one on each serve, whoever begins.
 */
export function tieBreakChance(rates: ServeRates, first: Side, home: number, away: number): number {
  if (home >= 7 && home - away >= 2) return 1;
  if (away >= 7 && away - home >= 2) return 0;
  const homeOnHome = rates.home / certainty;
  const homeOnAway = 1 - rates.away / certainty;
  if (home === away && home >= 6) {
    const both = homeOnHome * homeOnAway;
    return both / (both + (1 - homeOnHome) * (1 - homeOnAway));
  }
  const point = tieBreakServer(first, home + away) === 'home' ? homeOnHome : homeOnAway;
  return (
    point * tieBreakChance(rates, first, home + 1, away) +
    (1 - point) * tieBreakChance(rates, first, home, away + 1)
  );
}
