import { expect, test } from 'vitest';
import { amountsBelowStep } from './amount-steps.ts';

const settings: Readonly<Record<string, unknown>> = {
  'deposit.minAmount': 5_000,
  'deposit.unitAmount': 10_000,
  'withdrawal.minAmount': 10_000,
  'withdrawal.unitAmount': 10_000,
};
const found = (set: readonly string[], given: Readonly<Record<string, unknown>> = {}) =>
  amountsBelowStep(
    (key) => set.includes(key),
    (key) => ({ ...settings, ...given })[key],
  );

test.each(['deposit.minAmount', 'deposit.unitAmount'])(
  'a least amount below its step is named where %s was set',
  (key) => {
    expect(found([key])).toEqual(['deposit.minAmount']);
  },
);

test('what stood so before is left alone, and a least amount of one step is as it should be', () => {
  expect(found([])).toEqual([]);
  expect(found(['deposit.maxAmount'])).toEqual([]);
  expect(found(['withdrawal.minAmount', 'withdrawal.unitAmount'])).toEqual([]);
});

test('what is typed and no number yet is not said to be below anything', () => {
  expect(found(['withdrawal.minAmount'], { 'withdrawal.minAmount': 'many' })).toEqual([]);
});
