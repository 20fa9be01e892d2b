/**
 * Sums over what was played of one game. Members may share what decides their bets (a draw, a spin of a table), and no reference
 * says which: so the squares are those of spans, within which everything is taken together. Amounts in minor units.
 */
export interface SpanSums {
  readonly spans: number;
  readonly stake: number;
  readonly paid: number;
  /** The stake of each span, squared; and what it paid. */
  readonly stakeSquares: number;
  readonly paidSquares: number;
  /** Of each span its stake times what it paid. */
  readonly products: number;
}

/** What all spans should pay together, and how far that spreads: the mean and the variance of their sum. */
export interface PaidLaw {
  readonly mean: number;
  readonly variance: number;
}

/** Between which returns, as shares of the stakes, the actual one lies but about once in a thousand times. */
export interface ReturnBound {
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile of 99.95 %: outside on either side together is one in a thousand. */
const quantile = 3.290526731491926;

/** Of fewer spans the spread is not known well enough. */
const fewestSpans = 50;

/**
 * Below this the sum is not close to a normal one: it is how many wins are expected where all wins are alike and nobody shares
 * them (mean² / variance is that number over the chance of not winning). Fewer say nothing, and no bound is given.
 */
const fewestWins = 50;

/**
 * The variance of what the spans pay together, from the spans themselves where nobody states it: how far each lies from the return
 * of all of them. Undefined for fewer than two.
 */
export function sampleVariance(sums: SpanSums): number | undefined {
  const { spans, stake, paid, stakeSquares, paidSquares, products } = sums;
  if (spans < 2 || stake <= 0) return undefined;
  const actual = paid / stake;
  const squares = paidSquares - 2 * actual * products + actual * actual * stakeSquares;
  return Math.max((squares * spans) / (spans - 1), 0);
}

/** The 99.9 % interval of the actual return of what was played, by that law; undefined where that is too little to say. */
export function returnBound(
  { spans, stake }: Pick<SpanSums, 'spans' | 'stake'>,
  { mean, variance }: PaidLaw,
): ReturnBound | undefined {
  if (spans < fewestSpans || stake <= 0 || variance <= 0 || mean * mean < fewestWins * variance)
    return undefined;
  const spread = quantile * Math.sqrt(variance);
  return { low: (mean - spread) / stake, high: (mean + spread) / stake };
}

export function isOutside(actual: number, { low, high }: ReturnBound): boolean {
  return actual < low || actual > high;
}
