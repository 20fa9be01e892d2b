import { amount, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BetLeg } from './bet-leg.ts';
import { halfLost, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';
import { bonusFactor, exampleBonus, isSoundBonus, noBonus, possibleBonus } from './multi-leg-bonus.ts';
import { settleBet } from './settle-bet.ts';

const legs = (count: number, milli = 2000, result: LegResult = won): BetLeg[] =>
  Array.from({ length: count }, () => ({ oddsMilli: oddsMilli(milli), result }));

describe('the multi-leg bonus', () => {
  test.each([
    ['two legs', legs(2), 0],
    ['three legs', legs(3), 200],
    ['six legs', legs(6), 700],
    ['seven legs', legs(7), 1000],
    ['ten legs', legs(10), 1000],
    ['three legs, one below the least odds', [...legs(2), ...legs(1, 1149)], 0],
    ['three legs, one at the least odds', [...legs(2), ...legs(1, 1150)], 200],
    ['three legs and a void one', [...legs(3), ...legs(1, 2000, voided)], 200],
    ['two legs and a half-won one', [...legs(2), ...legs(1, 2000, halfWon)], 0],
  ])('%s add %3$d basis points', (_, given, basisPoints) => {
    const { numerator, denominator } = bonusFactor(exampleBonus, given);
    expect((numerator * 10_000n) / denominator).toBe(BigInt(10_000 + basisPoints));
  });

  test.each([
    [[2000, 2000], 0],
    [[2000, 2000, 1149], 0],
    [[2000, 2000, 1150], 200],
    [[2000, 2000, 2000, 1149], 200],
  ])('on odds of %j a bet may get %d basis points if every leg wins', (odds, basisPoints) => {
    expect(possibleBonus(exampleBonus, odds.map(oddsMilli))).toBe(basisPoints);
  });

  test('the return is multiplied by it and floored once, together with the legs', () => {
    const odds = legs(3, 1333);
    // 10,001 × 1.333³ × 1.02 = 24,162.2…; floored before the bonus it would be 23,688 × 1.02 = 24,161.
    expect(settleBet(amount(10_001), odds, exampleBonus)).toEqual({
      betStatus: 'PASS',
      payoutAmount: Number((10_001n * 1333n ** 3n * 10_200n) / (1000n ** 3n * 10_000n)),
    });
  });

  test('a bet that does not win gets none: a lost leg, a return of the stake, a part of the stake', () => {
    expect(settleBet(amount(1000), [...legs(3), ...legs(1, 2000, lost)], exampleBonus).payoutAmount).toBe(0);
    const level = [...legs(3, 1000), ...legs(1, 2000, voided)];
    expect(settleBet(amount(1000), level, { ...exampleBonus, minOddsMilli: 1000 })).toEqual({
      betStatus: 'TIE',
      payoutAmount: 1000,
    });
    const below = [...legs(3, 1160), ...legs(1, 2000, halfLost)];
    expect(settleBet(amount(1000), below, exampleBonus)).toEqual({ betStatus: 'FAIL', payoutAmount: 780 });
  });

  test('without steps nothing is added, whatever the bet', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1000, max: 3000 }), (count, milli) => {
        expect(settleBet(amount(777), legs(count, milli), noBonus)).toEqual(
          settleBet(amount(777), legs(count, milli)),
        );
      }),
    );
  });

  test('another won leg never lowers the bonus', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const [less, more] = [
          bonusFactor(exampleBonus, legs(count)),
          bonusFactor(exampleBonus, legs(count + 1)),
        ];
        expect(more.numerator * less.denominator >= less.numerator * more.denominator).toBe(true);
      }),
    );
  });

  test.each([
    [exampleBonus, true],
    [noBonus, true],
    [{ minOddsMilli: 1000, steps: [{ legs: 2, bonusBasisPoints: 10_000 }] }, true],
    [
      {
        minOddsMilli: 1150,
        steps: [
          { legs: 3, bonusBasisPoints: 300 },
          { legs: 4, bonusBasisPoints: 300 },
        ],
      },
      true,
    ],
    [{ minOddsMilli: 900, steps: [] }, false],
    [{ minOddsMilli: 1150, steps: [{ legs: 1, bonusBasisPoints: 100 }] }, false],
    [{ minOddsMilli: 1150, steps: [{ legs: 3, bonusBasisPoints: 0.5 }] }, false],
    [{ minOddsMilli: 1150, steps: [{ legs: 3, bonusBasisPoints: 10_001 }] }, false],
    [
      {
        minOddsMilli: 1150,
        steps: [
          { legs: 3, bonusBasisPoints: 300 },
          { legs: 4, bonusBasisPoints: 200 },
        ],
      },
      false,
    ],
  ])('the setting %j is sound: %s', (bonus, expected) => {
    expect(isSoundBonus(bonus)).toBe(expected);
  });
});
