import type { Scope } from '../scope.ts';
import type { PeriodPlan } from './house-rules.ts';
import type { MatchRecord } from './match-record.ts';

/**
 * Of the scores on a board those that nothing changes any more: the periods before the running one, which is counted from
 * 1, those that are known to be final, and stretches all of whose periods are over. For a board that does not say itself what is final.
 */
export function finishedStretches(
  { periods, joined }: PeriodPlan,
  board: MatchRecord['scores'],
  { running, isFinal }: { readonly running: number; readonly isFinal: (scope: Scope) => boolean },
): MatchRecord['scores'] {
  const over = new Map(
    periods.flatMap((scope, index) => {
      const score = index + 1 < running || isFinal(scope) ? board[scope] : undefined;
      return score === undefined ? [] : [[scope, score] as const];
    }),
  );
  const whole = (Object.entries(joined) as [Scope, readonly Scope[]][]).flatMap(([scope, parts]) => {
    const scores = parts.flatMap((part) => over.get(part) ?? []);
    if (scores.length < parts.length) return [];
    const home = scores.reduce((sum, each) => sum + each.home, 0);
    const away = scores.reduce((sum, each) => sum + each.away, 0);
    return [[scope, { home, away }] as const];
  });
  return Object.fromEntries([...over, ...whole]);
}
