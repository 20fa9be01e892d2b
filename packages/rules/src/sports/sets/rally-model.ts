import type { Scope } from '../../settlement/scope.ts';
import type { PairOutcome } from '../law/pair-law.ts';
import {
  type BoardView,
  type Branch,
  certainty,
  type MatchModel,
  otherSide,
  type Pair,
  plus,
  type ScopeScores,
  type Side,
  scoreOf,
  sumOfPairs,
} from '../match-model.ts';
import { isSetWon, type RaceRules, type RallyRates, raceEnds } from './set-race.ts';
import { setScopes } from './set-scopes.ts';
import { type SetsPosition, setsLaw } from './sets-law.ts';
import { setsScoreLaw } from './sets-score-law.ts';

/** A sport of rallies (volleyball, badminton) or rounds (e-sports), each won by one side, in sets or maps. */
export type RallyRules = {
  readonly setsToWin: number;
  readonly set: RaceRules;
  /** The last set that can be played; volleyball ends it at fifteen. */
  readonly decider: RaceRules;
  /** How long a rally really takes, pauses included, and the break between sets. */
  readonly rallySeconds: number;
  readonly breakSeconds: number;
  /** Whether a board shows who serves. */
  readonly showsServer: boolean;
};

export type RallyState = {
  /** Points of each set begun; the last one is being played. */
  readonly sets: readonly Pair[];
  readonly setsWon: Pair;
  readonly server: Side;
  readonly isOver: boolean;
};

/** Throws RangeError for rates that are no chances. */
export function rallyModel(rules: RallyRules, rates: RallyRates): MatchModel<RallyState> {
  if (![rates.home, rates.away].every((rate) => Number.isSafeInteger(rate) && rate > 0 && rate < certainty))
    throw new RangeError(`not the chances of a rally: ${JSON.stringify(rates)}`);
  const lastSet = 2 * rules.setsToWin - 1;
  const scopes: readonly Scope[] = ['match', 'points', ...setScopes(lastSet)];
  const raceOf = (set: number) => (set === lastSet ? rules.decider : rules.set);
  const fresh = new Map<string, PairOutcome[]>();
  const laws = setsLaw({
    setsToWin: rules.setsToWin,
    setEnds: (set, server) => {
      const key = `${set === lastSet} ${server}`;
      const ends = fresh.get(key) ?? raceEnds(raceOf(set), rates, [0, 0], server);
      fresh.set(key, ends);
      return ends;
    },
    nextServer: otherSide,
  });

  function positionOf({ sets, setsWon, server }: RallyState): SetsPosition {
    const ends = raceEnds(raceOf(sets.length), rates, sets.at(-1) ?? [0, 0], server);
    return { setsWon, firstServer: firstServerOf(sets.length), ends };
  }

  function branches(state: RallyState): Branch<RallyState>[] {
    if (state.isOver) return [];
    const homeWins = rates[state.server];
    return (['home', 'away'] as const).map((side) => ({
      weight: side === 'home' ? homeWins : certainty - homeWins,
      state: afterRally(state, side),
      incidents: [{ kind: 'score', side, amount: 1 }],
    }));
  }

  function afterRally(state: RallyState, winner: Side): RallyState {
    const points = plus(state.sets.at(-1) ?? [0, 0], winner);
    const sets = [...state.sets.slice(0, -1), points];
    if (!isSetWon(raceOf(sets.length), points)) return { ...state, sets, server: winner };
    const setsWon = plus(state.setsWon, winner);
    if (Math.max(...setsWon) === rules.setsToWin) return { sets, setsWon, server: winner, isOver: true };
    return { sets: [...sets, [0, 0]], setsWon, server: firstServerOf(sets.length + 1), isOver: false };
  }

  return {
    scopes,
    start: () => ({ sets: [[0, 0]], setsWon: [0, 0], server: 'home', isOver: false }),
    branches,
    secondsToNext: (state) =>
      rules.rallySeconds + (state.sets.length > 1 && isFresh(state) ? rules.breakSeconds : 0),
    scores: (state) => scoresOf(state),
    law: setsScoreLaw(lastSet, laws, positionOf),
    view: (state) => viewOf(rules, state),
  };
}

/** The home side serves first in odd sets. */
function firstServerOf(set: number): Side {
  return set % 2 === 1 ? 'home' : 'away';
}

function isFresh({ sets }: RallyState): boolean {
  const [home, away] = sets.at(-1) ?? [0, 0];
  return home + away === 0;
}

function scoresOf({ sets, setsWon, isOver }: RallyState): ScopeScores {
  const scores: ScopeScores = {
    match: { score: scoreOf(setsWon), isFinal: isOver },
    points: { score: scoreOf(sumOfPairs(sets)), isFinal: isOver },
  };
  for (const [index, scope] of setScopes(sets.length).entries())
    scores[scope] = { score: scoreOf(sets[index] ?? [0, 0]), isFinal: isOver || index < sets.length - 1 };
  return scores;
}

function viewOf(rules: RallyRules, state: RallyState): BoardView {
  const atRest = state.sets.length === 1 ? 'prematch' : 'break';
  return {
    phase: state.isOver ? 'ended' : isFresh(state) ? atRest : 'playing',
    period: state.sets.length,
    clockSeconds: null,
    server: rules.showsServer && !state.isOver ? state.server : null,
    detail: {},
  };
}
