import type { Scope } from '../../settlement/scope.ts';
import type { PairOutcome } from '../law/pair-law.ts';
import {
  type BoardView,
  certainty,
  type MatchModel,
  otherSide,
  type ScopeScores,
  type Side,
  scoreOf,
  sumOfPairs,
} from '../match-model.ts';
import { setScopes } from '../sets/set-scopes.ts';
import { type SetsPosition, setsLaw } from '../sets/sets-law.ts';
import { setsScoreLaw } from '../sets/sets-score-law.ts';
import type { ServeRates } from './tennis-chances.ts';
import { freshGameChance, tennisSetEnds } from './tennis-set.ts';
import {
  firstPoint,
  isTieBreak,
  pointServer,
  type TennisState,
  tennisBranches,
  thisGameChance,
} from './tennis-state.ts';

/** How long a point and a break between sets really take; chosen from a match of about two hours. */
const pointSeconds = 40;
const breakSeconds = 120;

/** Best of `2 × setsToWin - 1` sets, each with a tie-break at six games all. Throws RangeError for rates that are no chances. */
export function tennisModel(setsToWin: number, rates: ServeRates): MatchModel<TennisState> {
  if (![rates.home, rates.away].every((rate) => Number.isSafeInteger(rate) && rate > 0 && rate < certainty))
    throw new RangeError(`not the chances of a serve: ${JSON.stringify(rates)}`);
  const lastSet = 2 * setsToWin - 1;
  const scopes: readonly Scope[] = ['match', 'points', ...setScopes(lastSet)];
  const fresh: Record<Side, PairOutcome[]> = { home: freshSet('home'), away: freshSet('away') };
  const laws = setsLaw({
    setsToWin,
    setEnds: (_, server) => fresh[server],
    nextServer: (first, home, away) => ((home + away) % 2 === 0 ? first : otherSide(first)),
  });

  function freshSet(server: Side): PairOutcome[] {
    return tennisSetEnds(rates, [0, 0], server, freshGameChance(rates, server));
  }

  function positionOf(state: TennisState): SetsPosition {
    const games = state.sets.at(-1) ?? [0, 0];
    const ends = tennisSetEnds(rates, games, state.server, thisGameChance(rates, state));
    return { setsWon: state.setsWon, firstServer: state.firstServer, ends };
  }

  return {
    scopes,
    start: () => firstPoint,
    branches: (state) => tennisBranches(setsToWin, rates, state),
    secondsToNext: (state) => pointSeconds + (state.sets.length > 1 && isFresh(state) ? breakSeconds : 0),
    scores: scoresOf,
    law: setsScoreLaw(lastSet, laws, positionOf),
    view: viewOf,
  };
}

function isFresh({ sets, points }: TennisState): boolean {
  const [home, away] = sets.at(-1) ?? [0, 0];
  return home + away + points[0] + points[1] === 0;
}

function scoresOf({ sets, setsWon, isOver }: TennisState): ScopeScores {
  const scores: ScopeScores = {
    match: { score: scoreOf(setsWon), isFinal: isOver },
    points: { score: scoreOf(sumOfPairs(sets)), isFinal: isOver },
  };
  for (const [index, scope] of setScopes(sets.length).entries())
    scores[scope] = { score: scoreOf(sets[index] ?? [0, 0]), isFinal: isOver || index < sets.length - 1 };
  return scores;
}

function viewOf(state: TennisState): BoardView {
  const atRest = state.sets.length === 1 ? 'prematch' : 'break';
  const [home, away] = pointsAsCalled(state);
  return {
    phase: state.isOver ? 'ended' : isFresh(state) ? atRest : 'playing',
    period: state.sets.length,
    clockSeconds: null,
    server: state.isOver ? null : pointServer(state),
    detail: state.isOver ? {} : { homePoints: home, awayPoints: away },
  };
}

const calls = ['0', '15', '30', '40', 'AD'] as const;

function pointsAsCalled(state: TennisState): readonly [home: string, away: string] {
  const [home, away] = state.points;
  if (isTieBreak(state)) return [String(home), String(away)];
  return [calls[home] ?? '', calls[away] ?? ''];
}
