import { amount, type OddsMilli, oddsMilli } from '@hanpan/money';
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
});
