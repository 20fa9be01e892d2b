import { type Branch, certainty, type Pair, plus, type Side, sumOfPairs } from '../match-model.ts';
import { outcomesOfTurn, type TurnRates, type TurnRules } from './turn-rules.ts';

export type TurnState = {
  /** The period being played, from 1; what is above the number of periods is overtime. */
  readonly period: number;
  /** Turns of both sides together that this period has seen. */
  readonly turn: number;
  /** Points of each period begun. */
  readonly points: readonly Pair[];
  readonly shootout: 'none' | 'pending' | Side;
  readonly isOver: boolean;
};

export const firstTurn: TurnState = {
  period: 1,
  turn: 0,
  points: [[0, 0]],
  shootout: 'none',
  isOver: false,
};

/** The home side opens the odd periods, the away side the even ones. */
export function sideToMove({ period, turn }: TurnState): Side {
  return (period + turn) % 2 === 1 ? 'home' : 'away';
}

export function turnBranches(rules: TurnRules, rates: TurnRates, state: TurnState): Branch<TurnState>[] {
  if (state.isOver) return [];
  if (state.shootout === 'pending') return shootoutBranches(rates, state);
  const side = sideToMove(state);
  return outcomesOfTurn(rates[side]).map(({ points, weight }) => ({
    weight,
    state: afterTurn(rules, state, side, points),
    incidents: points === 0 ? [] : [{ kind: 'score', side, amount: points }],
  }));
}

function shootoutBranches(rates: TurnRates, state: TurnState): Branch<TurnState>[] {
  const won = (side: Side, weight: number): Branch<TurnState> => ({
    weight,
    state: { ...state, shootout: side, isOver: true },
    incidents: [{ kind: 'decision', side, amount: 1 }],
  });
  return [won('home', rates.homeShootout), won('away', certainty - rates.homeShootout)];
}

function afterTurn(rules: TurnRules, state: TurnState, side: Side, points: number): TurnState {
  const moved = { ...state, turn: state.turn + 1, points: scored(state.points, side, points) };
  const overtime = state.period > rules.periods.length ? rules.overtime : null;
  if (overtime?.suddenDeath && points > 0) return { ...moved, isOver: true };
  const turns = overtime?.turns ?? rules.turns;
  return moved.turn < 2 * turns ? moved : afterPeriod(rules, moved);
}

function afterPeriod(rules: TurnRules, state: TurnState): TurnState {
  const next = { ...state, period: state.period + 1, turn: 0, points: [...state.points, [0, 0] as Pair] };
  if (state.period < rules.periods.length) return next;
  const [home, away] = sumOfPairs(state.points);
  if (home !== away || rules.overtime === null) return { ...state, isOver: true };
  if (overtimesLeft(rules, state.period) > 0) return next;
  return rules.shootout ? { ...state, shootout: 'pending' } : { ...state, isOver: true };
}

/** How many overtimes may still come after a period. */
export function overtimesLeft({ periods, overtime }: TurnRules, period: number): number {
  if (overtime === null) return 0;
  return (overtime.atMost ?? Number.POSITIVE_INFINITY) - (period - periods.length);
}

function scored(points: readonly Pair[], side: Side, gained: number): readonly Pair[] {
  return points.map((pair, index) => (index === points.length - 1 ? plus(pair, side, gained) : pair));
}
