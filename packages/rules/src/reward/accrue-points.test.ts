import { amount } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accruePoints, depositAccrualKind, percentOf, rateOfLevel } from './accrue-points.ts';

const uncapped = amount(1_000_000_000);

describe('points of a percentage', () => {
  test.each([
    [100_000, 150, 0, 1_500],
    [100_000, 150, 50, 2_000],
    [99, 100, 0, 0],
    [199, 100, 0, 1],
    [0, 1_000, 0, 0],
    [-5_000, 1_000, 0, 0],
  ])('%d at %d and %d basis points is %d', (base, basisPoints, bonusBasisPoints, points) => {
    expect(accruePoints(amount(base), { basisPoints, bonusBasisPoints }, uncapped).accrued).toBe(points);
  });

  test('both percentages are floored once, together', () => {
    const rate = { basisPoints: 50, bonusBasisPoints: 50 };
    expect(accruePoints(amount(199), rate, uncapped).accrued).toBe(1);
  });

  test.each([
    [10_000, 1_500],
    [1_000, 1_000],
    [0, 0],
    [-1, 0],
  ])('of 1,500 points a remaining cap of %d allows %d', (left, applied) => {
    const rate = { basisPoints: 150, bonusBasisPoints: 0 };
    expect(accruePoints(amount(100_000), rate, amount(left))).toEqual({ accrued: 1_500, applied });
  });

  test('whatever the amounts, no more is applied than was accrued and than the cap has left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: -1_000, max: 1_000_000 }),
        (base, basisPoints, left) => {
          const { accrued, applied } = accruePoints(
            amount(base),
            { basisPoints, bonusBasisPoints: 0 },
            amount(left),
          );
          expect(applied).toBeGreaterThanOrEqual(0);
          expect(applied).toBeLessThanOrEqual(accrued);
          expect(applied).toBeLessThanOrEqual(Math.max(left, 0));
        },
      ),
    );
  });
});

describe('rates', () => {
  test('a level adds to the rate of everybody', () => {
    const rate = { basisPoints: 100, bonusByLevel: { '3': 50 } };
    expect(rateOfLevel(rate, 3)).toEqual({ basisPoints: 100, bonusBasisPoints: 50 });
    expect(rateOfLevel(rate, 1)).toEqual({ basisPoints: 100, bonusBasisPoints: 0 });
    expect(percentOf(150)).toBe(1.5);
  });

  test.each([
    [true, 500, 'firstDeposit'],
    [true, 0, 'deposit'],
    [false, 500, 'deposit'],
  ])('first %s at %d basis points earns as %s', (isFirst, basisPoints, kind) => {
    expect(depositAccrualKind(isFirst, { basisPoints, bonusBasisPoints: 0 })).toBe(kind);
  });
});
