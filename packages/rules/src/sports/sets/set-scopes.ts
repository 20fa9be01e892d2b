import type { Scope } from '../../settlement/scope.ts';

const all = ['s1', 's2', 's3', 's4', 's5'] as const satisfies readonly Scope[];

/** The scopes of the first so many sets; wide enough for `indexOf` of any scope. */
export function setScopes(count: number): readonly Scope[] {
  return all.slice(0, count);
}
