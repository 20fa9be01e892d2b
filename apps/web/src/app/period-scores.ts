import type { SportEvent } from '@hanpan/contract';

type ScopeScore = SportEvent['scores'][number];

/** A stretch of a match: not the match itself, and no sum of several stretches. */
export type PeriodScore = ScopeScore & {
  readonly scope: Exclude<ScopeScore['scope'], 'match' | 'regular' | 'points' | 'corners' | 'f5'>;
};

const sums: ReadonlySet<string> = new Set(['match', 'regular', 'points', 'corners', 'f5']);
const isPeriod = (score: ScopeScore): score is PeriodScore => !sums.has(score.scope);
const isHalf = ({ scope }: ScopeScore) => scope === 'h1' || scope === 'h2';

/** The scores by half, quarter, period, set or inning, in the order of play; where quarters are known halves are left out. */
export function periodsOf(scores: readonly ScopeScore[]): PeriodScore[] {
  const periods = scores.filter(isPeriod);
  const hasQuarters = periods.some(({ scope }) => scope.startsWith('q'));
  return hasQuarters ? periods.filter((each) => !isHalf(each)) : periods;
}
