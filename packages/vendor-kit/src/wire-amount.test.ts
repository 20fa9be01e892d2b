import { amount } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromWireAmount, toWireAmount } from './index.ts';

describe('wire amounts', () => {
  test.each([
    ['KRW', 1000, 100_000_000],
    ['USD', 356, 356_000],
    ['KRW', 0, 0],
  ])('%s %d in minor units is %d on the wire', (currency, minor, wire) => {
    expect(toWireAmount(amount(minor), currency)).toBe(wire);
    expect(fromWireAmount(wire, currency)).toBe(minor);
  });

  test.each([1, 99_999, 100_001, 150_000, -100_000, 0.5, Number.NaN, 2 ** 60])(
    '%d is no amount of won',
    (wire) => {
      expect(fromWireAmount(wire, 'KRW')).toBeUndefined();
    },
  );

  test('a balance a JSON number cannot hold exactly is never sent', () => {
    expect(toWireAmount(amount(90_071_992_547), 'KRW')).toBe(9_007_199_254_700_000);
    expect(() => toWireAmount(amount(90_071_992_548), 'KRW')).toThrow(RangeError);
    expect(() => toWireAmount(amount(1), 'QQQ')).toThrow(RangeError);
  });

  test('every amount survives the way there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_071_992_547 }), (won) => {
        expect(fromWireAmount(toWireAmount(amount(won), 'KRW'), 'KRW')).toBe(won);
      }),
    );
  });
});
