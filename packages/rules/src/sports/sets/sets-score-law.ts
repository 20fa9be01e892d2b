import type { Scope } from '../../settlement/scope.ts';
import { shifted } from '../law/combine-laws.ts';
import { certainPair, type PairLaw } from '../law/pair-law.ts';
import { type Pair, sumOfPairs } from '../match-model.ts';
import { setScopes } from './set-scopes.ts';
import type { SetsPosition, setsLaw } from './sets-law.ts';

/** What of a match in sets its laws depend on. */
export type SetsScore = {
  /** Points (games, rounds) of each set begun; the last one is being played. */
  readonly sets: readonly Pair[];
  readonly setsWon: Pair;
  readonly isOver: boolean;
};

/**
 * The law of every scope of a match of at most `lastSet` sets: what has been played is certain, the rest is from
 * `positionOf`. Undefined for a scope that such a match does not have or for a set that will not be played.
 */
export function setsScoreLaw<State extends SetsScore>(
  lastSet: number,
  laws: ReturnType<typeof setsLaw>,
  positionOf: (state: State) => SetsPosition,
): (state: State, scope: Scope) => PairLaw | undefined {
  return (state, scope) => {
    const set = setScopes(lastSet).indexOf(scope) + 1;
    const known = state.sets[set - 1];
    if (set > 0 && (set < state.sets.length || state.isOver)) return known && certainPair(...known);
    if (set > 0) return laws.single(positionOf(state), set);
    if (scope === 'match') return state.isOver ? certainPair(...state.setsWon) : laws.sets(positionOf(state));
    if (scope !== 'points') return undefined;
    if (state.isOver) return certainPair(...sumOfPairs(state.sets));
    return shifted(laws.points(positionOf(state)), ...sumOfPairs(state.sets.slice(0, -1)));
  };
}
