import { expect, test } from 'vitest';
import { cashRulesOfLevel } from './cash-levels.ts';

const site = {
  deposit: { minAmount: 10_000, maxAmount: 5_000_000, unitAmount: 1_000 },
  withdrawal: { minAmount: 10_000, maxAmount: 10_000_000, unitAmount: 1_000 },
  withdrawalRepeatMinutes: 60,
};

test('a level without its own rules has those of the site', () => {
  expect(cashRulesOfLevel(site, {}, 3)).toEqual(site);
});

test('a level overrides field by field, and only for itself', () => {
  const levels = { 2: { deposit: { maxAmount: 50_000_000 }, withdrawalRepeatMinutes: 0 } };
  expect(cashRulesOfLevel(site, levels, 2)).toEqual({
    ...site,
    deposit: { ...site.deposit, maxAmount: 50_000_000 },
    withdrawalRepeatMinutes: 0,
  });
  expect(cashRulesOfLevel(site, levels, 1)).toEqual(site);
});
