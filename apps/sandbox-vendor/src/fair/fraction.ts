/** An exact ratio of integers, in lowest terms; the denominator is above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function fraction(numerator: bigint | number, denominator: bigint | number = 1): Fraction {
  const below = BigInt(denominator);
  if (below === 0n) throw new RangeError('a denominator is not zero');
  const above = BigInt(numerator);
  const divisor = greatestCommonDivisor(above < 0n ? -above : above, below < 0n ? -below : below);
  const sign = below < 0n ? -1n : 1n;
  return { numerator: (sign * above) / divisor, denominator: (sign * below) / divisor };
}

export const none = fraction(0);
export const whole = fraction(1);

export function sum(terms: Iterable<Fraction>): Fraction {
  let total = none;
  for (const { numerator, denominator } of terms) {
    total = fraction(
      total.numerator * denominator + numerator * total.denominator,
      total.denominator * denominator,
    );
  }
  return total;
}

export function product(...factors: readonly Fraction[]): Fraction {
  return factors.reduce(
    (total, each) => fraction(total.numerator * each.numerator, total.denominator * each.denominator),
    whole,
  );
}

export function complement(of: Fraction): Fraction {
  return fraction(of.denominator - of.numerator, of.denominator);
}

/** Floored to basis points: 10,000 is one. */
export function toBasisPoints(of: Fraction): number {
  return Number((of.numerator * 10_000n) / of.denominator);
}

/**
 * Parts in basis points that add up to those of their sum: each is floored, and what is then missing goes to those that lost the
 * most by it.
 */
export function sharesInBasisPoints(parts: readonly Fraction[]): number[] {
  const lost = parts.map((part) => fraction((part.numerator * 10_000n) % part.denominator, part.denominator));
  const missing = Number(sum(lost).numerator / sum(lost).denominator);
  const isMore = (one: Fraction, other: Fraction) =>
    one.numerator * other.denominator > other.numerator * one.denominator;
  const raised = new Set(
    lost
      .map((_, at) => at)
      .sort((one, other) => (isMore(lost[one] ?? none, lost[other] ?? none) ? -1 : 1))
      .slice(0, missing),
  );
  return parts.map((part, at) => toBasisPoints(part) + (raised.has(at) ? 1 : 0));
}

/** To the nearest basis point, as a chance is read: 18/37 is 4865. */
export function nearestBasisPoints({ numerator, denominator }: Fraction): number {
  return Number((numerator * 20_000n + denominator) / (denominator * 2n));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
