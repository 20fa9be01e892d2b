import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compare,
  type Fraction,
  formatExact,
  formatRounded,
  fraction,
  negative,
  nothing,
  one,
  parseFraction,
  product,
  reduced,
  sum,
} from './fraction.ts';

const fractions = fc
  .tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 1, max: 400 }))
  .map(([numerator, denominator]) => fraction(BigInt(numerator), BigInt(denominator)));

const isSame = (a: Fraction, b: Fraction) => compare(a, b) === 0;

describe('exact numbers', () => {
  test('[REL-1] a sum does not depend on the order of its terms, and a number and its negative cancel', () => {
    fc.assert(
      fc.property(fc.array(fractions, { maxLength: 12 }), (terms) => {
        expect(isSame(sum(terms), sum(terms.toReversed()))).toBe(true);
        expect(isSame(sum([...terms, negative(sum(terms))]), nothing)).toBe(true);
      }),
    );
  });

  test.each([
    ['1/2 + 1/3', [fraction(1n, 2n), fraction(1n, 3n)], fraction(5n, 6n)],
    ['1/6 + 1/6', [fraction(1n, 6n), fraction(1n, 6n)], fraction(1n, 3n)],
    ['3/4 - 1/2 + 2', [fraction(3n, 4n), fraction(-1n, 2n), fraction(2n, 1n)], fraction(9n, 4n)],
    ['one term alone', [fraction(7n, 5n)], fraction(7n, 5n)],
  ])('%s is added up and reduced', (_name, terms, expected) => {
    expect(sum(terms)).toEqual(expected);
  });

  test('a product spreads over a sum', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, (a, b, c) => {
        expect(isSame(product([a, sum([b, c])]), sum([product([a, b]), product([a, c])]))).toBe(true);
      }),
    );
  });

  test('the empty product is one and the empty sum nothing', () => {
    expect(product([])).toEqual(one);
    expect(sum([])).toEqual(nothing);
  });

  test('lowest terms are the same number', () => {
    expect(reduced(fraction(-6n, 4n))).toEqual(fraction(-3n, 2n));
    fc.assert(fc.property(fractions, (each) => isSame(reduced(each), each)));
  });

  test.each([0n, -1n])('a denominator of %s is refused', (denominator) => {
    expect(() => fraction(1n, denominator)).toThrow(RangeError);
  });
});

describe('decimals', () => {
  test.each([
    ['1.955', 1955n, 1000n],
    ['-0.75', -75n, 100n],
    ['+2', 2n, 1n],
    ['10.', 10n, 1n],
  ])('"%s" is read as %d over %d', (text, numerator, denominator) => {
    expect(parseFraction(text)).toEqual({ numerator, denominator });
  });

  test.each(['', '.5', '1e3', '1,5', ' 1', 'NaN', '--1', '1.2.3'])('"%s" is no number', (text) => {
    expect(parseFraction(text)).toBeUndefined();
  });

  test.each([
    [fraction(262_396n, 100n), '2623.96'],
    [fraction(-100n, 200n), '-0.5'],
    [fraction(8n, 4n), '2'],
    [fraction(1n, 40n), '0.025'],
    [fraction(21n, 11n), '1.9090909091'],
    [fraction(0n, 7n), '0'],
  ])('%o is written in full as %s', (value, text) => {
    expect(formatExact(value, 10)).toBe(text);
  });

  test.each([
    [fraction(5n, 1000n), 2, '0.00'],
    [fraction(15n, 1000n), 2, '0.02'],
    [fraction(-1n, 3n), 3, '-0.333'],
    [fraction(-1n, 30_000n), 3, '0.000'],
    [fraction(7n, 2n), 0, '4'],
  ])('%o to %d places is %s', (value, places, text) => {
    expect(formatRounded(value, places)).toBe(text);
  });

  test('what is written in full is read back as the same number', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (digits, places) => {
        const value = fraction(BigInt(digits), 10n ** BigInt(places));
        const read = parseFraction(formatExact(value, 0));
        expect(read && compare(read, value)).toBe(0);
      }),
    );
  });
});
