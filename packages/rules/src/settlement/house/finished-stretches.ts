import type { Scope } from '../scope.ts';
import type { PeriodPlan } from './house-rules.ts';
import type { MatchRecord } from './match-record.ts';

/**
 * Of the scores on a board those that nothing changes any more: the periods before the running one, which is counted from
 * 1, and stretches all of whose periods are. For a board that does not say itself what is final.
 */
export function finishedStretches(
  { periods, joined }: PeriodPlan,
  board: MatchRecord['scores'],
  running: number,
): MatchRecord['scores'] {
  const over = new Map(
    periods.slice(0, Math.max(0, running - 1)).flatMap((scope) => {
      const score = board[scope];
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
