/**
 * Which pair of numbers of a match a market is about.
 *
 * `match` is the score that counts in that sport: goals of regular time in football, handball and ice hockey; points or runs with overtime
 * or extra innings in basketball, baseball and American football; sets in volleyball, tennis and badminton; maps in
 * e-sports; 1-0 or 0-1 for the winner of a fight. `regular` is regular time alone, where `match` has more. `points` are
 * the points (volleyball, badminton), games (tennis) or rounds (e-sports, combat) of the whole match; `corners` the
 * corner kicks of football. The rest are stretches, each with what was scored in it alone: halves, quarters, periods,
 * sets or maps, innings; `f5` is the first five innings together.
 */
export const scopes = [
  ...(['match', 'regular', 'points', 'corners'] as const),
  ...(['h1', 'h2'] as const),
  ...(['q1', 'q2', 'q3', 'q4'] as const),
  ...(['p1', 'p2', 'p3'] as const),
  ...(['s1', 's2', 's3', 's4', 's5'] as const),
  ...(['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9', 'f5'] as const),
] as const;

export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text);
}

const wholeMatch: ReadonlySet<Scope> = new Set(['match', 'regular', 'points', 'corners']);

/** A part of the match, which counts as soon as it was played to its end, whatever becomes of the match. */
export function isStretch(scope: Scope): boolean {
  return !wholeMatch.has(scope);
}
