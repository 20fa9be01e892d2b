import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { mostStakes, saveStake, stakesOnOffer } from './own-stakes.ts';

const limits = {
  minAmount: amount(5000),
  maxAmount: amount(100_000),
  maxWinAmount: amount(1_000_000),
  maxLegs: 10,
};

test('own stakes replace the standard ones, and what the limits forbid is not offered', () => {
  expect(stakesOnOffer([], limits)).toEqual([10_000, 30_000, 50_000, 100_000]);
  expect(stakesOnOffer([1000, 7000, 200_000, 7000.5], limits)).toEqual([7000]);
});

test('a stake is saved once, by size, and only while there is room', () => {
  expect(saveStake([10_000], 7000)).toEqual([7000, 10_000]);
  expect(saveStake([7000], 7000)).toEqual([7000]);
  const full = Array.from({ length: mostStakes }, (_, at) => (at + 1) * 1000);
  expect(saveStake(full, 99_000)).toBe(full);
});
