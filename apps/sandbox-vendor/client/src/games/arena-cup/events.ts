import { frontAt, type MatchOutcome, mapMs, type Side } from './match.ts';

/** Where the towers of a lane stand, from the home base to the other; those of the home side are below zero. */
export const towers = [-0.72, -0.36, 0.36, 0.72] as const;
const lanes = [0, 1, 2] as const;
/** A front is past a tower once it is so far behind it. */
const past = 0.02;
/** When the map is decided, and how finely the fronts are followed until then. */
const decided = 0.9;
const steps = 130;

export interface TowerFall {
  map: number;
  lane: number;
  tower: number;
  /** Who brought it down. */
  side: Side;
  atMs: number;
}

/** When each tower goes out for good: the first time that a front passes it. In the order in which they fall. */
export function towerFalls(outcome: MatchOutcome): TowerFall[] {
  const falls = outcome.maps.flatMap((_, map) =>
    lanes.flatMap((lane) =>
      towers.flatMap((at, tower): TowerFall[] => {
        const isHome = at < 0;
        for (let step = 1; step <= steps; step += 1) {
          const share = (step / steps) * decided;
          const front = frontAt(outcome, map, lane, share);
          if (isHome ? front < at - past : front > at + past)
            return [{ map, lane, tower, side: isHome ? 'away' : 'home', atMs: (map + share) * mapMs }];
        }
        return [];
      }),
    ),
  );
  return falls.sort((one, other) => one.atMs - other.atMs);
}

export type ArenaEvent =
  | ({ kind: 'tower' } & TowerFall)
  | { kind: 'start'; map: number; atMs: number }
  | { kind: 'map' | 'match'; map: number; side: Side; home: number; away: number; atMs: number };

/** Everything that is told of a match, in its order: what was drawn, and the towers as the picture shows them. */
export function eventsOf(outcome: MatchOutcome): ArenaEvent[] {
  const falls = towerFalls(outcome);
  const score = { home: 0, away: 0 };
  return outcome.maps.flatMap((side, map): ArenaEvent[] => {
    score[side] += 1;
    const isLast = map === outcome.maps.length - 1;
    const end = { map, side, ...score, atMs: (map + decided) * mapMs };
    return [
      { kind: 'start', map, atMs: map * mapMs },
      ...falls.filter((fall) => fall.map === map).map((fall): ArenaEvent => ({ kind: 'tower', ...fall })),
      { kind: 'map', ...end },
      ...(isLast ? [{ kind: 'match' as const, ...end }] : []),
    ];
  });
}
