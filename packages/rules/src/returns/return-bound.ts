/** Sums over the rounds of one game. Stakes differ, so their squares are kept beside them; amounts in minor units. */
export interface RoundSums {
  readonly rounds: number;
  readonly stake: number;
  readonly paid: number;
  readonly stakeSquares: number;
  readonly paidSquares: number;
  /** Of each round its stake times what it paid. */
  readonly products: number;
}

/** What rounds should pay together, and how far that spreads: the mean and the variance of their sum. */
export interface PaidLaw {
  readonly mean: number;
  readonly variance: number;
}

/** Between which returns, as shares of the stakes, the actual one lies but once in a thousand times. */
export interface ReturnBound {
  readonly low: number;
  readonly high: number;
}

/** The standard normal quantile of 99.95 %: outside on either side together is one in a thousand. */
const quantile = 3.290526731491926;

/**
 * Below this the sum of the rounds is not close to a normal one: it is how many wins are expected where all wins are alike
 * (mean² / variance is that number over the chance of not winning). Fewer say nothing, and no bound is given.
 */
const fewestWins = 50;

/** What one bet that wins by a chance pays for each unit of its stake: exactly. */
export function lawOfChance(chance: number, odds: number): PaidLaw {
  return { mean: chance * odds, variance: chance * (1 - chance) * odds * odds };
}

/** The law of what rounds with these stakes pay, each by the same law for a unit of its stake. */
export function lawOfRounds(
  { stake, stakeSquares }: Pick<RoundSums, 'stake' | 'stakeSquares'>,
  { mean, variance }: PaidLaw,
): PaidLaw {
  return { mean: stake * mean, variance: stakeSquares * variance };
}

/**
 * The variance of what the rounds pay together, from the rounds themselves where nobody states it: how far each lies from the
 * return of all of them. Undefined for fewer than two rounds.
 */
export function sampleVariance(sums: RoundSums): number | undefined {
  const { rounds, stake, paid, stakeSquares, paidSquares, products } = sums;
  if (rounds < 2 || stake <= 0) return undefined;
  const actual = paid / stake;
  const squares = paidSquares - 2 * actual * products + actual * actual * stakeSquares;
  return Math.max((squares * rounds) / (rounds - 1), 0);
}

/** The 99.9 % interval of the actual return of rounds by that law; undefined where there are too few to say. */
export function returnBound(stake: number, { mean, variance }: PaidLaw): ReturnBound | undefined {
  if (stake <= 0 || variance <= 0 || mean * mean < fewestWins * variance) return undefined;
  const spread = quantile * Math.sqrt(variance);
  return { low: (mean - spread) / stake, high: (mean + spread) / stake };
}

export function isOutside(actual: number, { low, high }: ReturnBound): boolean {
  return actual < low || actual > high;
}
