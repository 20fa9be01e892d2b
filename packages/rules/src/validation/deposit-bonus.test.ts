import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { bonusOfDeposit, mayChooseBonus } from './deposit-bonus.ts';

const tenPercent = { percent: 10, maxAmount: 100_000, turnoverTimes: 3 };

test.each([
  [50_000, 5_000, 165_000],
  [10_009, 1_000, 33_027],
  [1_000_000, 100_000, 3_300_000],
  [5_000_000, 100_000, 15_300_000],
  [9, 0, 27],
  [9_007_199_254_740, 100_000, 27_021_598_064_220],
])('a deposit of %i earns %i and asks for %i in stakes', (deposit, bonusAmount, turnoverAmount) => {
  expect(bonusOfDeposit(amount(deposit), tenPercent)).toEqual({ bonusAmount, turnoverAmount });
});

test('a bonus without turnover requires nothing', () => {
  expect(bonusOfDeposit(amount(50_000), { ...tenPercent, turnoverTimes: 0 }).turnoverAmount).toBe(0);
});

test.each([
  [{ firstDepositOnly: false }, { level: 1, isFirstDeposit: false }, true],
  [{ firstDepositOnly: true }, { level: 1, isFirstDeposit: true }, true],
  [{ firstDepositOnly: true }, { level: 1, isFirstDeposit: false }, false],
  [{ level: 3, firstDepositOnly: false }, { level: 2, isFirstDeposit: true }, false],
  [{ level: 3, firstDepositOnly: false }, { level: 3, isFirstDeposit: false }, true],
  [{ level: 3, firstDepositOnly: true }, { level: 4, isFirstDeposit: false }, false],
])('%j for %j may be chosen: %s', (bonus, member, expected) => {
  expect(mayChooseBonus(bonus, member)).toBe(expected);
});
