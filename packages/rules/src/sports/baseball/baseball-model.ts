import type { Scope } from '../../settlement/scope.ts';
import {
  type BoardView,
  type MatchModel,
  type ScopeScores,
  type Side,
  scoreOf,
  sumOfPairs,
} from '../match-model.ts';
import { baseballLaw, inningScopes } from './baseball-law.ts';
import {
  type BaseballRules,
  type BaseballState,
  baseballBranches,
  playBall,
  regularInnings,
} from './baseball-state.ts';
import { playTable } from './half-inning-law.ts';
import { type BattingRates, checkBattingRates } from './plate-appearance.ts';

export type BaseballRates = Readonly<Record<Side, BattingRates>>;

const scopes: readonly Scope[] = ['match', 'regular', 'f5', ...inningScopes];
/** A plate appearance and the change of sides as they really take; chosen, a game comes to about three hours. */
const plateSeconds = 130;
const changeSeconds = 130;

/** A baseball game, plate appearance by plate appearance. Throws RangeError for rates that are no chances. */
export function baseballModel(rules: BaseballRules, rates: BaseballRates): MatchModel<BaseballState> {
  checkBattingRates(rates.home);
  checkBattingRates(rates.away);
  const tables = { home: playTable(rates.home), away: playTable(rates.away) };
  return {
    scopes,
    start: () => playBall,
    branches: (state) => baseballBranches(rules, tables, state),
    secondsToNext: ({ half, outs, bases, inning }) => {
      const isChange = outs === 0 && bases === 0 && (inning > 1 || half === 'bottom');
      return plateSeconds + (isChange ? changeSeconds : 0);
    },
    scores: scoresOf,
    law: baseballLaw(rules, tables),
    view: viewOf,
  };
}

function scoresOf({ runs, inning, isOver }: BaseballState): ScopeScores {
  const stretch = (from: number, to: number) => ({
    score: scoreOf(sumOfPairs(runs.slice(from - 1, to))),
    isFinal: isOver || inning > to,
  });
  const scores: ScopeScores = {
    match: { score: scoreOf(sumOfPairs(runs)), isFinal: isOver },
    regular: stretch(1, regularInnings),
    f5: stretch(1, 5),
  };
  for (const [index, scope] of inningScopes.slice(0, runs.length).entries())
    scores[scope] = stretch(index + 1, index + 1);
  return scores;
}

function viewOf({ inning, half, bases, outs, isOver }: BaseballState): BoardView {
  const isFirst = inning === 1 && half === 'top' && bases === 0 && outs === 0;
  return {
    phase: isOver ? 'ended' : isFirst ? 'prematch' : inning > regularInnings ? 'overtime' : 'playing',
    period: inning,
    clockSeconds: null,
    server: isOver ? null : half === 'top' ? 'away' : 'home',
    detail: { half, outs, first: bases & 1, second: (bases >> 1) & 1, third: (bases >> 2) & 1 },
  };
}
