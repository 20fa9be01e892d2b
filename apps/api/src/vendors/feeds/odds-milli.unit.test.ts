import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { milliOfAmerican, milliOfDecimal } from './odds-milli.ts';
import { BadMessage } from './sink.ts';

describe('decimal odds', () => {
  test.each([
    ['1.92', 1920],
    ['200.0', 200_000],
    ['2', 2000],
    ['1.001', 1001],
    ['2.2999', 2299],
    ['4.20000000001', 4200],
  ])('%s', (text, milli) => {
    expect(milliOfDecimal(text)).toBe(milli);
  });

  test.each(['', '1', '1.0', '1.0009', '0', '0.5', '-2', '1,5', '1e3', 'NaN', '10001', '1.5.1'])(
    '"%s" is no price',
    (text) => {
      expect(() => milliOfDecimal(text)).toThrow(BadMessage);
    },
  );
});

describe('American odds', () => {
  test.each([
    [100, 2000],
    [-100, 2000],
    [150, 2500],
    [-110, 1909],
    [-205, 1487],
    [240, 3400],
    [-305, 1327],
    [-99_999, 1001],
  ])('%d', (price, milli) => {
    expect(milliOfAmerican(price)).toBe(milli);
  });

  test.each([0, 99, -99, 1.5, Number.NaN, -1_000_000, 100_000_000])('%d is no price', (price) => {
    expect(() => milliOfAmerican(price)).toThrow(BadMessage);
  });

  test('never more than the bookmaker would pay, and never a thousandth less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 50_000 }), (stake) => {
        const exact = 1000 + 100_000 / stake;
        const milli = milliOfAmerican(-stake);
        expect(milli).toBeLessThanOrEqual(exact);
        expect(milli).toBeGreaterThan(exact - 1);
      }),
    );
  });
});
