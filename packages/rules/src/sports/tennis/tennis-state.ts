import { type Branch, certainty, otherSide, type Pair, plus, type Side } from '../match-model.ts';
import { gameChance, type ServeRates, tieBreakChance, tieBreakServer } from './tennis-chances.ts';
import { isTennisSetWon } from './tennis-set.ts';

export type TennisState = {
  /** Games of each set begun; the last one is being played. */
  readonly sets: readonly Pair[];
  readonly setsWon: Pair;
  readonly firstServer: Side;
  /** Who serves this game, or served first in this tie-break. */
  readonly server: Side;
  /** Points of this game; at deuce they go back to 3-3. Of a tie-break, all of them. */
  readonly points: Pair;
  readonly isOver: boolean;
};

export const firstPoint: TennisState = {
  sets: [[0, 0]],
  setsWon: [0, 0],
  firstServer: 'home',
  server: 'home',
  points: [0, 0],
  isOver: false,
};

export function isTieBreak({ sets }: TennisState): boolean {
  const [home, away] = sets.at(-1) ?? [0, 0];
  return home === 6 && away === 6;
}

export function pointServer(state: TennisState): Side {
  const [home, away] = state.points;
  return isTieBreak(state) ? tieBreakServer(state.server, home + away) : state.server;
}

/** The home side's chance of the game being played, from its points. */
export function thisGameChance(rates: ServeRates, state: TennisState): number {
  const [home, away] = state.points;
  if (isTieBreak(state)) return tieBreakChance(rates, state.server, home, away);
  if (state.server === 'home') return gameChance(rates.home / certainty, [home, away]);
  return 1 - gameChance(rates.away / certainty, [away, home]);
}

export function tennisBranches(
  setsToWin: number,
  rates: ServeRates,
  state: TennisState,
): Branch<TennisState>[] {
  if (state.isOver) return [];
  const server = pointServer(state);
  return (['home', 'away'] as const).map((side) => ({
    weight: side === server ? rates[server] : certainty - rates[server],
    state: afterPoint(setsToWin, state, side),
    incidents: [{ kind: 'score', side, amount: 1 }],
  }));
}

function afterPoint(setsToWin: number, state: TennisState, winner: Side): TennisState {
  const points = plus(state.points, winner);
  const target = isTieBreak(state) ? 7 : 4;
  const isWon = Math.max(...points) >= target && Math.abs(points[0] - points[1]) >= 2;
  if (isWon) return afterGame(setsToWin, state, winner);
  const isDeuce = !isTieBreak(state) && points[0] === 4 && points[1] === 4;
  return { ...state, points: isDeuce ? [3, 3] : points };
}

/** A tie-break counts as a game of whoever served first in it, also for who begins the next set. */
function afterGame(setsToWin: number, state: TennisState, winner: Side): TennisState {
  const games = plus(state.sets.at(-1) ?? [0, 0], winner);
  const sets = [...state.sets.slice(0, -1), games];
  const server = otherSide(state.server);
  if (!isTennisSetWon(games)) return { ...state, sets, server, points: [0, 0] };
  const setsWon = plus(state.setsWon, winner);
  if (Math.max(...setsWon) === setsToWin)
    return { ...state, sets, setsWon, server, points: [0, 0], isOver: true };
  return { sets: [...sets, [0, 0]], setsWon, firstServer: server, server, points: [0, 0], isOver: false };
}
