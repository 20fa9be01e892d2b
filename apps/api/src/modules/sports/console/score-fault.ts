import { houseRulesOf, type Scope, type Score, type Sport } from '@hanpan/rules';

export type TypedScores = Readonly<Partial<Record<Scope, Score>>>;

const wholes: readonly Scope[] = ['match', 'regular', 'points', 'corners'];

/**
 * Whether scores that an operator typed can be those of one match: only scopes that the sport has, and no stretch in which
 * more was scored than in the whole. What counts in sets or as a verdict is no sum of its stretches.
 */
export function isPossible(sport: Sport, scores: TypedScores): boolean {
  const { plan } = houseRulesOf(sport);
  const known = new Set<string>([...wholes, ...plan.periods, ...Object.keys(plan.joined)]);
  if (Object.keys(scores).some((scope) => !known.has(scope))) return false;
  const whole = scores.match;
  if (whole === undefined || (plan.matchCounts !== 'regular' && plan.matchCounts !== 'overtime')) return true;
  const played = plan.periods.flatMap((scope) => scores[scope] ?? []);
  const sum = (of: (score: Score) => number) => played.reduce((total, score) => total + of(score), 0);
  const isWithin = sum(({ home }) => home) <= whole.home && sum(({ away }) => away) <= whole.away;
  const isWhole =
    plan.matchCounts === 'regular' && played.length === plan.periods.length && plan.periods.length > 0;
  return (
    isWithin &&
    (!isWhole || (sum(({ home }) => home) === whole.home && sum(({ away }) => away) === whole.away))
  );
}
