import type { Scope } from './scope.ts';

/** What both sides have in one scope: goals, points, runs, games or sets, each a count. */
export type Score = { readonly home: number; readonly away: number };

/** The scopes of a match that were played to their end; one that was not is absent, never half counted. */
export type MatchScore = { readonly scores: Readonly<Partial<Record<Scope, Score>>> };

/** Throws RangeError unless both numbers are counts: a bet must never be settled on a guess. */
export function assertScore({ home, away }: Score): void {
  if (!isCount(home) || !isCount(away)) throw new RangeError(`not a score: ${home}-${away}`);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
