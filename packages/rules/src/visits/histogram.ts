/** The bucket of a value: the first whose bound is not below it, and one more for what lies beyond all bounds. */
export function bucketIn(bounds: readonly number[], value: number): number {
  const found = bounds.findIndex((bound) => value <= bound);
  return found < 0 ? bounds.length : found;
}

/** What a histogram says of a figure. Shares are basis points of all that was counted. */
export interface FigureSummary {
  readonly count: number;
  /** The upper bound of the bucket in which the 75th percentile lies: never less than it is. Null beyond all bounds. */
  readonly p75: number | null;
  /** Up to the first goal. */
  readonly goodBasisPoints: number;
  /** Beyond the second. */
  readonly poorBasisPoints: number;
}

const basisPoints = 10_000;

/**
 * Reads a histogram: `counts` has one number for each bucket, the one beyond the last bound included. Null where nothing was
 * counted.
 */
export function summariseHistogram(
  bounds: readonly number[],
  goals: { readonly good: number; readonly poor: number },
  counts: readonly number[],
): FigureSummary | null {
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const upTo = (bucket: number) => counts.slice(0, bucket + 1).reduce((sum, each) => sum + each, 0);
  const within = (goal: number) => upTo(bucketIn(bounds, goal));
  const place = Math.ceil(count * 0.75);
  const bucket = counts.findIndex((_, index) => upTo(index) >= place);
  const share = (part: number) => Math.round((part * basisPoints) / count);
  return {
    count,
    p75: bounds[bucket] ?? null,
    goodBasisPoints: share(within(goals.good)),
    poorBasisPoints: share(count - within(goals.poor)),
  };
}
