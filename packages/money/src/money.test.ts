import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  amount,
  combinationPayout,
  combinedOddsMilli,
  evenReturn,
  formatAmount,
  formatOdds,
  formatOddsProduct,
  formatShortAmount,
  larger,
  negate,
  oddsFromDecimal,
  oddsMilli,
  oddsProduct,
  oddsToDecimal,
  parseAmount,
  payout,
  percentage,
  scale,
  shownOddsMilli,
  shownPayout,
  smaller,
  subtract,
  zero,
} from './index.ts';

describe('amounts', () => {
  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is no amount', (value) => {
    expect(() => amount(value)).toThrow(RangeError);
  });

  test('there is one zero, without a sign', () => {
    expect(amount(-0)).toBe(0);
    expect(negate(zero)).toBe(0);
    expect(add()).toBe(zero);
  });

  test.each([
    [7, 3],
    [3, 7],
    [-3, 3],
    [5, 5],
  ])('of %d and %d: the sum, the difference, the smaller and the larger', (a, b) => {
    const [one, other] = [amount(a), amount(b)];
    expect(add(one, other, one)).toBe(a + b + a);
    expect(subtract(one, other)).toBe(a - b);
    expect(negate(one)).toBe(-a);
    expect(smaller(one, other)).toBe(Math.min(a, b));
    expect(larger(one, other)).toBe(Math.max(a, b));
  });

  test('what comes out beyond the safe range is refused, not rounded', () => {
    const most = amount(Number.MAX_SAFE_INTEGER);
    expect(() => add(most, amount(1))).toThrow(RangeError);
    expect(() => subtract(negate(most), amount(1))).toThrow(RangeError);
    expect(() => scale(most, 2n, 1n)).toThrow(RangeError);
  });

  test.each([0n, -1n])('%s divides nothing', (denominator) => {
    expect(() => scale(amount(7), 1n, denominator)).toThrow(RangeError);
  });

  test('a product beyond the safe range is exact, because it runs in BigInt', () => {
    expect(scale(amount(9_007_199_254_740_991), 999_999n, 1_000_000n)).toBe(9_007_190_247_541_736);
  });

  test('a product is floored, also below zero', () => {
    expect(scale(amount(7), 1n, 2n)).toBe(3);
    expect(scale(amount(-7), 1n, 2n)).toBe(-4);
    expect(scale(amount(-8), 1n, 2n)).toBe(-4);
    expect(scale(amount(7), -1n, 2n)).toBe(-4);
    expect(scale(zero, -1n, 2n)).toBe(0);
    expect(percentage(amount(999), 300)).toBe(29);
  });

  test.each([
    ['ko', '3만', '100만', '1.2345만'],
    ['en', '30K', '1M', '12.345K'],
    ['vi', '30K', '1\u00a0Tr', '12,345K'],
  ])('a sum is short in %s, and none of it is rounded away', (locale, small, large, odd) => {
    expect(formatShortAmount(amount(30_000), locale)).toBe(small);
    expect(formatShortAmount(amount(1_000_000), locale)).toBe(large);
    expect(formatShortAmount(amount(12_345), locale)).toBe(odd);
  });

  test('where no language is named, a sum is short as Korean has it', () => {
    expect(formatShortAmount(amount(12_345))).toBe(formatShortAmount(amount(12_345), 'ko'));
  });

  test.each([
    [999, '999'],
    [1_000, '1K'],
    [1_500, '1,5K'],
    [999_999, '999,999K'],
    [1_000_000, '1\u00a0Tr'],
    [-1_000, '-1K'],
    [-1_000_000, '-1\u00a0Tr'],
  ])('in Vietnamese %d is short as players write it: %s', (value, text) => {
    expect(formatShortAmount(amount(value), 'vi')).toBe(text);
  });

  test.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [-999, '-999'],
    [-1_000_000, '-1,000,000'],
  ])('%d is written as %s where no language is named', (value, text) => {
    expect(formatAmount(amount(value))).toBe(text);
  });

  test.each([
    ['ko', '1,284,500', '-50,000'],
    ['en', '1,284,500', '-50,000'],
    ['vi', '1.284.500', '-50.000'],
  ])(
    '[BC-14] numbers are thousand-separated as %s writes them, and can be read back',
    (locale, gain, loss) => {
      expect(formatAmount(amount(1_284_500), locale)).toBe(gain);
      expect(formatAmount(amount(-50_000), locale)).toBe(loss);
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (value) => {
          expect(parseAmount(formatAmount(amount(value), locale), locale)).toBe(value);
        }),
      );
    },
  );

  test.each([
    [' 1,284,500 ', 'ko', 1_284_500],
    ['1.284.500', 'vi', 1_284_500],
    ['0', 'ko', 0],
    ['999999999999999', 'ko', 999_999_999_999_999],
    ['1,5', 'vi', undefined],
    ['1 000', 'ko', undefined],
  ])('what a person typed, "%s" in %s, is read as %s', (text, locale, value) => {
    expect(parseAmount(text, locale)).toBe(value);
  });

  test.each(['-1', '1.5', '1e3', '', 'ten', '9999999999999999'])('"%s" is not read as an amount', (text) => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

describe('odds', () => {
  test.each([
    [50_000, 2640, 132_000],
    [1, 1999, 1],
    [333, 1950, 649],
  ])('a stake of %d at %d thousandths returns %d', (stake, odds, expected) => {
    expect(payout(amount(stake), oddsMilli(odds))).toBe(expected);
  });

  test('a combination is floored once, at the end', () => {
    const legs = [oddsMilli(2640), oddsMilli(1980), oddsMilli(1720)];
    expect(combinationPayout(amount(50_000), legs)).toBe(449_539);
    expect(shownPayout(amount(50_000), legs)).toBe(449_539);
    expect(shownPayout(amount(50_000), legs, 200)).toBe(458_529);
    expect(shownOddsMilli(legs)).toBe(combinedOddsMilli(legs));
    expect(combinedOddsMilli(legs)).toBe(8990);
  });

  test('of legs that no amount could pay the largest is shown', () => {
    const legs = Array.from({ length: 10 }, () => oddsMilli(90_000));
    expect(() => combinationPayout(amount(1), legs)).toThrow(RangeError);
    expect(shownPayout(amount(1), legs)).toBe(Number.MAX_SAFE_INTEGER);
    expect(shownOddsMilli(legs)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('odds below one and a fourth place are refused', () => {
    expect(() => oddsMilli(999)).toThrow(RangeError);
    expect(() => oddsMilli(1000.5)).toThrow(RangeError);
    expect(oddsMilli(1000)).toBe(evenReturn);
    expect(() => oddsFromDecimal(1.2345)).toThrow(RangeError);
    expect(() => oddsFromDecimal(0.999)).toThrow(RangeError);
    expect(oddsFromDecimal(1.957)).toBe(1957);
    expect(oddsToDecimal(oddsMilli(1957))).toBe(1.957);
  });

  test.each([
    [[2000], '2.00'],
    [[1850, 1720], '3.182'],
    [[1957, 1957], '3.829849'],
    [[2070, 3097], '6.41079'],
    [[2050, 3580, 4685], '34.383215'],
    [[1957, 1957, 1957], '≈7.495014'],
    [[1720, 1000], '1.72'],
    [[2070, 3100], '6.417'],
    [[2071, 3100], '6.4201'],
    [[10_000, 10_000], '100.00'],
  ] as const)('the product of %s is shown as it is calculated with: %s', (odds, text) => {
    expect(formatOddsProduct(oddsProduct(odds.map((each) => oddsMilli(each))))).toBe(text);
  });

  test('what is shown of three prices makes what they pay', () => {
    const legs = [oddsMilli(2050), oddsMilli(3580), oddsMilli(4680)];
    const shown = formatOddsProduct(oddsProduct(legs));
    expect(shown).toBe('34.34652');
    expect(Math.floor((20_000 * Number(shown.replace('.', ''))) / 100_000)).toBe(
      shownPayout(amount(20_000), legs),
    );
  });

  test('odds show two places, or three where the third says something', () => {
    expect(formatOdds(oddsMilli(1950))).toBe('1.95');
    expect(formatOdds(oddsMilli(1957))).toBe('1.957');
    expect(formatOdds(oddsMilli(1950), 'vi')).toBe('1,95');
    expect(formatOddsProduct(oddsProduct([oddsMilli(1957), oddsMilli(1957)]), 'vi')).toBe('3,829849');
  });
});
