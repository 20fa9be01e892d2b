import { amount, exactPayout, type OddsMilli, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { largestStake, mostStake, stakeProblem } from './stake-problem.ts';

const limits = { minAmount: amount(1_000), maxAmount: amount(3_000_000), maxWinAmount: amount(10_000_000) };

describe('a stake', () => {
  const facts = { odds: [oddsMilli(1950)], limits, balanceAmount: amount(500_000) };
  test.each([
    [undefined, 'noStake'],
    [999, 'min'],
    [1_000, undefined],
    [500_001, 'balance'],
    [3_000_001, 'max'],
  ] as const)('of %s has the problem %s', (stake, kind) => {
    const stakeAmount = stake === undefined ? undefined : amount(stake);
    expect(stakeProblem({ ...facts, stakeAmount })?.kind).toBe(kind);
  });

  test('that would pay more than the largest payout is refused, and the largest stake is not', () => {
    const wide = { odds: [oddsMilli(9500)], limits, balanceAmount: undefined };
    const most = mostStake(wide);
    expect(stakeProblem({ ...wide, stakeAmount: most })).toBeUndefined();
    expect(stakeProblem({ ...wide, stakeAmount: amount(most + 1) })).toMatchObject({
      kind: 'win',
      max: most,
    });
  });

  test('the largest stake stays within the return limit, and one more won does not', () => {
    const odds: OddsMilli[] = [oddsMilli(2640), oddsMilli(2050)];
    const most = largestStake(odds, limits.maxWinAmount);
    const returned = (stake: number) => Number((BigInt(stake) * 2640n * 2050n) / 1_000_000n);
    expect(returned(most)).toBeLessThanOrEqual(limits.maxWinAmount);
    expect(returned(most + 1)).toBeGreaterThan(limits.maxWinAmount);
  });

  test('with a bonus is smaller by it', () => {
    const bet = { odds: [oddsMilli(2640), oddsMilli(2050)], limits, balanceAmount: undefined };
    // The stake whose payout is just below 10,000,001: ÷ 5.412, and ÷ 1.1 besides.
    expect(mostStake(bet)).toBe(1_847_745);
    expect(mostStake({ ...bet, bonusBasisPoints: 1_000 })).toBe(1_679_769);
    const stakeAmount = amount(1_700_000);
    expect(stakeProblem({ ...bet, stakeAmount })).toBeUndefined();
    expect(stakeProblem({ ...bet, stakeAmount, bonusBasisPoints: 1_000 })).toMatchObject({
      kind: 'win',
      max: 1_679_769,
    });
  });

  test('is the largest that the site takes, whatever the odds and the bonus: it pays no more than the limit, and one more does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1_001, max: 90_000 }).map(oddsMilli), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 1_000_000_000 }).map(amount),
        (odds, bonus, maxWinAmount) => {
          const most = largestStake(odds, maxWinAmount, bonus);
          expect(exactPayout(most, odds, bonus) <= BigInt(maxWinAmount)).toBe(true);
          expect(exactPayout(amount(most + 1), odds, bonus) > BigInt(maxWinAmount)).toBe(true);
        },
      ),
    );
  });
});
