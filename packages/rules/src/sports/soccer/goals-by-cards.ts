import { negligible } from '../law/combine-laws.ts';
import type { Pair } from '../match-model.ts';
import { certainty } from '../match-model.ts';
import { addedMinutes, goalWeight, minutesOfHalf, mostReds, type SoccerRates } from './soccer-rates.ts';
import { redWeight, type SoccerState } from './soccer-state.ts';

/** Goals of one stretch of play, apart for each number of red cards that both sides have at its end. */
export type GoalsByCards = {
  /** Goals of a side run from 0 to `size - 1`; more are rarer than the smallest number that a law keeps. */
  readonly size: number;
  /** One grid of `size × size` for each of `cardCases`. */
  readonly grids: readonly Float64Array[];
};

const perSide = mostReds + 1;
/** Red cards of the home and of the away side; the position is the case. */
export const cardCases: readonly Pair[] = Array.from({ length: perSide * perSide }, (_, index) => [
  Math.floor(index / perSide),
  index % perSide,
]);

export function caseOf([home, away]: Pair): number {
  return Math.min(home, mostReds) * perSide + Math.min(away, mostReds);
}

/** What the rest of the half brings. The match is in the state's half; a half not begun is its state at the start. */
export function goalsOfHalf(rates: SoccerRates, half: 1 | 2, from: RestOfHalf): GoalsByCards {
  const size = sizeFor(rates);
  let grids: Float64Array[] = cardCases.map(() => new Float64Array(size * size));
  const start = grids[caseOf(from.reds)];
  if (start) start[0] = 1;
  for (let minute = from.minute; minute < minutesOfHalf; minute += 1)
    grids = afterMinute(rates, half, size, grids);
  return { size, grids: afterAddedTime(rates, half, size, grids, from) };
}

export type RestOfHalf = Pick<SoccerState, 'minute' | 'added' | 'reds'>;

/** The minutes added are known or still to be announced; each length ends the half with its chance. */
function afterAddedTime(
  rates: SoccerRates,
  half: 1 | 2,
  size: number,
  before: Float64Array[],
  { minute, added }: RestOfHalf,
): Float64Array[] {
  const lengths = added === null ? addedMinutes[half] : [{ minutes: added, weight: certainty }];
  const sums = cardCases.map(() => new Float64Array(size * size));
  let grids = before;
  for (let played = Math.max(0, minute - minutesOfHalf); ; played += 1) {
    const ends = lengths.find(({ minutes }) => minutes === played);
    if (ends) addScaled(sums, grids, ends.weight / certainty);
    if (lengths.every(({ minutes }) => minutes <= played)) return sums;
    grids = afterMinute(rates, half, size, grids);
  }
}

function addScaled(sums: readonly Float64Array[], grids: readonly Float64Array[], factor: number): void {
  for (const [index, sum] of sums.entries()) {
    const grid = grids[index];
    if (grid) for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + factor * (grid[at] ?? 0);
  }
}

/** The branches of one minute, on all scores and cards at once. */
function afterMinute(rates: SoccerRates, half: 1 | 2, size: number, grids: Float64Array[]): Float64Array[] {
  const next = cardCases.map(() => new Float64Array(size * size));
  for (const [index, grid] of grids.entries()) {
    const reds = cardCases[index];
    if (reds === undefined || !grid.some((cell) => cell > 0)) continue;
    const home = goalWeight(rates, 'home', half, ...reds) / certainty;
    const away = goalWeight(rates, 'away', half, ...reds) / certainty;
    const homeRed = redWeight(rates.home.redCard, 'home', reds) / certainty;
    const awayRed = redWeight(rates.away.redCard, 'away', reds) / certainty;
    spread(next[index], grid, size, { none: 1 - home - away - homeRed - awayRed, home, away });
    spread(next[index + perSide], grid, size, { none: homeRed, home: 0, away: 0 });
    spread(next[index + 1], grid, size, { none: awayRed, home: 0, away: 0 });
  }
  return next;
}

type Chances = { readonly none: number; readonly home: number; readonly away: number };

function spread(target: Float64Array | undefined, grid: Float64Array, size: number, chances: Chances): void {
  const { none, home, away } = chances;
  if (target === undefined || none === 0) return;
  for (let at = 0; at < grid.length; at += 1) {
    const cell = grid[at] ?? 0;
    if (cell === 0) continue;
    target[at] = (target[at] ?? 0) + cell * none;
    if (at + size < grid.length) target[at + size] = (target[at + size] ?? 0) + cell * home;
    if ((at + 1) % size !== 0) target[at + 1] = (target[at + 1] ?? 0) + cell * away;
  }
}

/** Goals of a half whose tail is beyond what a law keeps, were all of it played against nine. */
function sizeFor(rates: SoccerRates): number {
  const minute = Math.max(
    ...[rates.home, rates.away].flatMap((side) => [side.firstHalfGoal, side.secondHalfGoal]),
  );
  const mean = (minute / certainty) * 53 * 1.25 ** mostReds;
  let term = Math.exp(-mean);
  let goals = 0;
  for (; goals < 5 || term > negligible; goals += 1) term *= mean / (goals + 1);
  return goals + 1;
}
