/**
 * Money as an integer in the currency's minor unit. KRW has no subunit, so one is one won.
 * A safe integer reaches 9 × 10^15 won; every constructor refuses what lies beyond it.
 */
export type Amount = number & { readonly __unit: 'minor' };

export const zero = 0 as Amount;

/** Throws RangeError on a fraction, NaN, an infinity or anything a double cannot hold exactly. */
export function amount(value: number): Amount {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in minor units: ${value}`);
  return (value === 0 ? 0 : value) as Amount;
}

export function add(...terms: readonly Amount[]): Amount {
  return amount(terms.reduce((sum, term) => sum + term, 0));
}

export function subtract(from: Amount, what: Amount): Amount {
  return amount(from - what);
}

export function negate(value: Amount): Amount {
  return amount(-value);
}

export function smaller(a: Amount, b: Amount): Amount {
  return a < b ? a : b;
}

export function larger(a: Amount, b: Amount): Amount {
  return a > b ? a : b;
}

/**
 * `value × numerator / denominator`, floored once. The product runs in BigInt, because a stake times
 * a ratio leaves the safe range long before either of them does.
 */
export function scale(value: Amount, numerator: bigint, denominator: bigint): Amount {
  if (denominator <= 0n) throw new RangeError('a denominator is above zero');
  const product = BigInt(value) * numerator;
  const truncated = product / denominator;
  const floored = product < 0n && product % denominator !== 0n ? truncated - 1n : truncated;
  return amount(Number(floored));
}

/** Basis points: 10,000 is the whole. */
export function percentage(value: Amount, basisPoints: number): Amount {
  return scale(value, BigInt(basisPoints), 10_000n);
}
