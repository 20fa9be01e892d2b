import type { Scope } from '../../settlement/scope.ts';
import { triesOf } from '../law/count-law.ts';
import { signJoint } from '../law/half-time-full-time.ts';
import { goneOn, overtimesLaw } from '../law/overtime-law.ts';
import { certainPair, independentPair, type PairLaw } from '../law/pair-law.ts';
import { type BoardView, type MatchModel, type ScopeScores, sumOfPairs } from '../match-model.ts';
import { periodsOf, probabilitiesOfTurn, type TurnRates, type TurnRules } from './turn-rules.ts';
import { firstTurn, overtimesLeft, sideToMove, type TurnState, turnBranches } from './turn-state.ts';

/** A match of turns. Throws RangeError for rates that are no probabilities. */
export function turnModel(rules: TurnRules, rates: TurnRates): MatchModel<TurnState> {
  const lastPeriod = rules.periods.length;
  const homeTries = triesOf(probabilitiesOfTurn(rates.home));
  const awayTries = triesOf(probabilitiesOfTurn(rates.away));
  const counting = rules.overtime?.counts ? rules.overtime : null;
  const scopes: Scope[] = ['match', ...(counting ? (['regular'] as const) : []), ...rules.periods];
  if (lastPeriod === 4) scopes.push('h1', 'h2');

  /** What the periods of a range still bring, on top of what they brought already. */
  function rangeLaw(state: TurnState, from: number, to: number): PairLaw {
    const left = turnsLeft(rules, state, from, to);
    const scored = sumOfPairs(state.points.slice(from, to));
    return independentPair(homeTries(left[0]), awayTries(left[1]), scored);
  }

  const endless: PairLaw[] = [];
  /** All overtimes from the first turn of one of them, of which so many may be played. */
  function freshOvertimes(count: number, turns: number): PairLaw {
    const key = Math.min(count, 64);
    endless[key] ??= overtimesLaw(independentPair(homeTries(turns), awayTries(turns), [0, 0]), count);
    return endless[key];
  }

  function matchLaw(state: TurnState): PairLaw {
    const period = Math.max(state.period, lastPeriod);
    if (state.isOver)
      return certainPair(...sumOfPairs(state.points.slice(0, counting ? undefined : lastPeriod)));
    const block = rangeLaw(state, 0, counting ? period : lastPeriod);
    const further = overtimesLeft(rules, period);
    return counting && further > 0 ? goneOn(block, freshOvertimes(further, counting.turns)) : block;
  }

  function law(state: TurnState, scope: Scope): PairLaw | undefined {
    if (scope === 'match') return matchLaw(state);
    if (scope === 'regular') return counting ? rangeLaw(state, 0, lastPeriod) : undefined;
    const range = periodsOf(rules, scope);
    return range && rangeLaw(state, ...range);
  }

  return {
    scopes,
    start: () => firstTurn,
    branches: (state) => turnBranches(rules, rates, state),
    secondsToNext: (state) => secondsToNext(rules, state),
    scores: (state) => scoresOf(rules, scopes, state),
    law,
    halfTimeFullTime: (state) => {
      const [first, second] = [law(state, 'h1'), law(state, 'h2')];
      if (first === undefined || second === undefined) return [];
      const overtimes = counting ? overtimesOf(state) : undefined;
      return signJoint([{ chance: 1, first, second }], overtimes);
    },
    view: (state) => viewOf(rules, state),
  };

  function overtimesOf(state: TurnState): PairLaw | undefined {
    if (counting === null) return undefined;
    if (state.period <= lastPeriod) return freshOvertimes(overtimesLeft(rules, lastPeriod), counting.turns);
    const overtime = rangeLaw(state, lastPeriod, state.period);
    const further = state.isOver ? 0 : overtimesLeft(rules, state.period);
    return further > 0 ? goneOn(overtime, freshOvertimes(further, counting.turns)) : overtime;
  }
}

/** Turns that the periods of a range still have, of the home and of the away side. */
function turnsLeft(
  rules: TurnRules,
  state: TurnState,
  from: number,
  to: number,
): [home: number, away: number] {
  if (state.isOver) return [0, 0];
  let [home, away] = [0, 0];
  for (let period = Math.max(from + 1, state.period); period <= to; period += 1) {
    const turns = period > rules.periods.length ? (rules.overtime?.turns ?? 0) : rules.turns;
    const left = 2 * turns - (period === state.period ? state.turn : 0);
    const movesFirst = period === state.period ? sideToMove(state) : undefined;
    home += movesFirst === 'home' ? Math.ceil(left / 2) : Math.floor(left / 2);
    away += movesFirst === 'away' ? Math.ceil(left / 2) : Math.floor(left / 2);
  }
  return [home, away];
}

function secondsToNext(rules: TurnRules, state: TurnState): number {
  const overtime = state.period > rules.periods.length ? rules.overtime : null;
  const pace = rules.realSeconds / rules.periodSeconds;
  const turnSeconds = overtime
    ? (overtime.seconds * pace) / (2 * overtime.turns)
    : rules.realSeconds / (2 * rules.turns);
  const rest = state.turn === 0 && state.period > 1 ? rules.breakSeconds : 0;
  return turnSeconds + rest;
}

function scoresOf(rules: TurnRules, scopes: readonly Scope[], state: TurnState): ScopeScores {
  const last = rules.periods.length;
  const counted: number | undefined = rules.overtime?.counts ? undefined : last;
  const scores: ScopeScores = {};
  for (const scope of scopes) {
    const [from, to] = scope === 'match' ? [0, counted] : (periodsOf(rules, scope) ?? [0, last]);
    if (state.period <= from) continue;
    const [home, away] = sumOfPairs(state.points.slice(from, to));
    scores[scope] = {
      score: { home, away },
      isFinal: state.isOver || (to !== undefined && state.period > to),
    };
  }
  return scores;
}

function viewOf(rules: TurnRules, state: TurnState): BoardView {
  const overtime = state.period > rules.periods.length ? rules.overtime : null;
  const [turns, seconds] = overtime ? [overtime.turns, overtime.seconds] : [rules.turns, rules.periodSeconds];
  return {
    phase: phaseOf(rules, state),
    period: state.period,
    clockSeconds: Math.round((seconds * state.turn) / (2 * turns)),
    server: state.isOver || state.shootout === 'pending' ? null : sideToMove(state),
    detail: {},
  };
}

function phaseOf(rules: TurnRules, state: TurnState): BoardView['phase'] {
  if (state.isOver) return 'ended';
  if (state.shootout === 'pending') return 'shootout';
  if (state.turn === 0) return state.period === 1 ? 'prematch' : 'break';
  return state.period > rules.periods.length ? 'overtime' : 'playing';
}
