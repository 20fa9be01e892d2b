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

/** To the nearest basis point, as a chance is read: 18/37 is 4865. */
export function nearestBasisPoints({ numerator, denominator }: Fraction): number {
  return Number((numerator * 20_000n + denominator) / (denominator * 2n));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger === 0n ? 1n : larger;
}
