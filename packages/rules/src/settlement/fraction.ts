/** An exact number; the denominator is above zero. Not kept in lowest terms: only what is shown is reduced. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const nothing: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };

/** Throws RangeError unless the denominator is above zero. */
export function fraction(numerator: bigint, denominator: bigint): Fraction {
  if (denominator <= 0n) throw new RangeError(`not a fraction: ${numerator}/${denominator}`);
  return { numerator, denominator };
}

export function product(factors: readonly Fraction[]): Fraction {
  let { numerator, denominator } = one;
  for (const factor of factors) {
    numerator *= factor.numerator;
    denominator *= factor.denominator;
  }
  return { numerator, denominator };
}

/** The sum of many; terms over one denominator are added first, so that thousands of odds stay small numbers. */
export function sum(terms: readonly Fraction[]): Fraction {
  const byDenominator = new Map<bigint, bigint>();
  for (const { numerator, denominator } of terms)
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator);
  let total = nothing;
  for (const [denominator, numerator] of byDenominator) {
    total = reduced({
      numerator: total.numerator * denominator + numerator * total.denominator,
      denominator: total.denominator * denominator,
    });
  }
  return total;
}

export function negative({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator };
}

/** Below zero where a is the smaller one, zero where both are the same number. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export function reduced({ numerator, denominator }: Fraction): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}

/** Reads a plain decimal such as `-1.955` exactly; undefined for anything else, exponents included. */
export function parseFraction(text: string): Fraction | undefined {
  const match = /^([+-]?)(\d{1,12})(?:\.(\d{0,12}))?$/.exec(text);
  if (match === null) return undefined;
  const places = match[3] ?? '';
  const digits = BigInt(`${match[2]}${places}`);
  return { numerator: match[1] === '-' ? -digits : digits, denominator: 10n ** BigInt(places.length) };
}

/** The decimal of so many places, its last one rounded half to even. */
export function formatRounded({ numerator, denominator }: Fraction, places: number): string {
  const scaled = (numerator < 0n ? -numerator : numerator) * 10n ** BigInt(places);
  const [whole, rest] = [scaled / denominator, scaled % denominator];
  const isUp = rest * 2n > denominator || (rest * 2n === denominator && whole % 2n === 1n);
  const digits = String(isUp ? whole + 1n : whole).padStart(places + 1, '0');
  const sign = numerator < 0n && !/^0+$/.test(digits) ? '-' : '';
  const point = digits.length - places;
  return places === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** All decimals of a number that has an end, `-0.5`; one that has none is rounded to so many places. */
export function formatExact(value: Fraction, placesWithoutEnd: number): string {
  const { numerator, denominator } = reduced(value);
  let places = 0;
  let rest = denominator;
  while (rest % 10n === 0n) [rest, places] = [rest / 10n, places + 1];
  for (const prime of [2n, 5n]) while (rest % prime === 0n) [rest, places] = [rest / prime, places + 1];
  return formatRounded({ numerator, denominator }, rest === 1n ? places : placesWithoutEnd);
}
