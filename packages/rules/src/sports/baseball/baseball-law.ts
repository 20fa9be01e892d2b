import type { Scope } from '../../settlement/scope.ts';
import { type CountLaw, certainCount, outcomesOfCount, plusCount, triesOf } from '../law/count-law.ts';
import { goneOn } from '../law/overtime-law.ts';
import { certainPair, independentPair, type PairLaw } from '../law/pair-law.ts';
import { type Side, sumOfPairs } from '../match-model.ts';
import { type BaseballRules, type BaseballState, regularInnings, winningRuns } from './baseball-state.ts';
import { type PlayTable, runsLaw } from './half-inning-law.ts';
import { lastInningsLaw } from './last-innings-law.ts';

/** The innings that have a scope; the ninth has none, because half of it may never be played. */
export const inningScopes = [
  ...(['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8'] as const),
] as const satisfies readonly Scope[];

/** The laws of the scopes of a game, from any state of it. */
export function baseballLaw(rules: BaseballRules, tables: Readonly<Record<Side, PlayTable>>) {
  const start = { bases: 0, outs: 0 };
  const tops = triesOf(outcomesOfCount(runsLaw(tables.away, start)));
  const bottoms = triesOf(outcomesOfCount(runsLaw(tables.home, start)));
  const { withBottom, extraInnings } = lastInningsLaw(rules, tables);

  function restOfHalf(state: BaseballState): CountLaw {
    const winsAt = winningRuns(state);
    const [inSoFar] = state.runs.at(-1) ?? [0, 0];
    const table = state.half === 'top' ? tables.away : tables.home;
    return runsLaw(table, state, winsAt === null ? null : winsAt - inSoFar);
  }

  /** Runs from the first inning of a stretch to the top of one and the bottom of one, none of them a last turn. */
  function stretchLaw(state: BaseballState, from: number, lastTop: number, lastBottom: number): PairLaw {
    const scored = sumOfPairs(state.runs.slice(from - 1, lastTop));
    if (state.isOver) return certainPair(...scored);
    const isTop = state.half === 'top';
    const isInside = state.inning >= from && state.inning <= (isTop ? lastTop : lastBottom);
    const rest = isInside ? restOfHalf(state) : certainCount(0);
    const nextTop = Math.max(from, state.inning + 1);
    const nextBottom = Math.max(from, isTop ? state.inning : state.inning + 1);
    const away = tops(Math.max(0, lastTop - nextTop + 1));
    const home = bottoms(Math.max(0, lastBottom - nextBottom + 1));
    return independentPair(
      isTop ? home : plusCount(rest, home),
      isTop ? plusCount(rest, away) : away,
      scored,
    );
  }

  /** The score after this inning, which is the ninth or later. */
  function lastTurnsLaw(state: BaseballState): PairLaw {
    const scored = sumOfPairs(state.runs);
    if (state.half === 'bottom') return independentPair(restOfHalf(state), certainCount(0), scored);
    return withBottom(independentPair(certainCount(0), restOfHalf(state), scored), state.inning);
  }

  function regularLaw(state: BaseballState): PairLaw {
    const isPlayed = state.isOver || state.inning > regularInnings;
    if (isPlayed) return certainPair(...sumOfPairs(state.runs.slice(0, regularInnings)));
    if (state.inning === regularInnings) return lastTurnsLaw(state);
    return withBottom(stretchLaw(state, 1, regularInnings, regularInnings - 1), regularInnings);
  }

  function matchLaw(state: BaseballState): PairLaw {
    if (state.isOver) return certainPair(...sumOfPairs(state.runs));
    const law = state.inning > regularInnings ? lastTurnsLaw(state) : regularLaw(state);
    const further = extraInnings(Math.max(state.inning, regularInnings));
    return further ? goneOn(law, further) : law;
  }

  return (state: BaseballState, scope: Scope): PairLaw | undefined => {
    if (scope === 'match') return matchLaw(state);
    if (scope === 'regular') return regularLaw(state);
    if (scope === 'f5') return stretchLaw(state, 1, 5, 5);
    const inning = (inningScopes as readonly Scope[]).indexOf(scope) + 1;
    return inning > 0 ? stretchLaw(state, inning, inning, inning) : undefined;
  };
}
