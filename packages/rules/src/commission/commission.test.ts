import { type Amount, add, amount, percentage, zero } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { losingLineAmount, losingShares, maySitBelow, rateFault, rollingShares } from '../index.ts';

const sum = (amounts: readonly Amount[]) => add(zero, ...amounts);

describe('rolling of one bet', () => {
  test.each([
    [100_000, [80, 110, 140, 170, 200], [800, 300, 300, 300, 300]],
    [100_001, [80, 110], [800, 300]],
    [99, [100], [0]],
    [1_000_000, [50, 50, 70], [5_000, 0, 2_000]],
    [0, [100, 200], [0, 0]],
  ])('of %d at %j is %j, the partner right above the member first', (counted, rates, parts) => {
    expect(rollingShares(amount(counted), rates)).toEqual(parts);
  });

  test('is never more than the head’s rate gives, and every part is zero or more', () => {
    const rates = fc
      .array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 5 })
      .map((each) => each.sort((a, b) => a - b));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), rates, (counted, upward) => {
        const parts = rollingShares(amount(counted), upward);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        expect(sum(parts)).toBeLessThanOrEqual(percentage(amount(counted), upward.at(-1) ?? 0));
      }),
    );
  });
});

describe('losing of a period', () => {
  /** One branch of one partner. */
  const line = (headId: number, partnerId: number, net: number, basisPoints: number) => ({
    headId,
    partnerId,
    lines: losingLineAmount(amount(net), basisPoints),
    exact: BigInt(net) * BigInt(basisPoints),
  });

  test.each([
    [10_001, 1_500, 1_500],
    [-10_001, 1_500, -1_501],
    [0, 4_000, 0],
  ])('a line of %d at %d basis points is %d: rounded down, also below zero', (net, basisPoints, part) => {
    expect(losingLineAmount(amount(net), basisPoints)).toBe(part);
  });

  test('everybody gets the sum of the lines where all branches lost', () => {
    const shares = losingShares([
      line(1, 1, 100_000, 1_500),
      line(1, 2, 60_000, 2_500),
      line(1, 3, 40_000, 2_500),
    ]);
    expect([...shares.values()].map(({ paid }) => paid)).toEqual([15_000, 15_000, 10_000]);
  });

  test('nobody pays in, and those above zero share what the tree came to', () => {
    const shares = losingShares([
      line(1, 1, 20_000, 1_500),
      line(1, 2, 100_000, 2_500),
      line(1, 3, -80_000, 2_500),
    ]);
    expect(shares.get(3)).toEqual({ lines: -20_000, paid: 0 });
    expect(shares.get(2)?.paid).toBe(7_142);
    expect(shares.get(1)?.paid).toBe(857);
  });

  test('where members won, nothing is paid; and another tree is another matter', () => {
    const shares = losingShares([
      line(1, 1, -10_000, 1_500),
      line(1, 2, 5_000, 2_500),
      line(9, 9, 10_000, 4_000),
    ]);
    expect([...shares.values()].map(({ paid }) => paid)).toEqual([0, 0, 4_000]);
  });

  test('a tree never gets more than its part, however branches won and lost', () => {
    const branch = fc.tuple(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.integer({ min: 0, max: 6_000 }),
    );
    fc.assert(
      fc.property(fc.array(branch, { minLength: 1, maxLength: 12 }), (branches) => {
        const lines = branches.map(([net, basisPoints], index) => line(1, index, net, basisPoints));
        const paid = sum([...losingShares(lines).values()].map((share) => share.paid));
        const exact = lines.reduce((total, each) => total + each.exact, 0n);
        expect(BigInt(paid) * 10_000n).toBeLessThanOrEqual(exact > 0n ? exact : 0n);
      }),
    );
  });
});

describe('bounds of rates', () => {
  const same = (rolling: number, losing: number) => ({
    rolling: [rolling, rolling],
    losing: [losing, losing],
  });

  test.each([
    ['as high as those above', same(100, 1_000), same(100, 1_000), [], undefined],
    ['above in rolling', same(101, 1_000), same(100, 1_000), [], 'above'],
    ['above in one type of losing', { ...same(1, 0), losing: [0, 1_001] }, same(100, 1_000), [], 'above'],
    ['as low as those below', same(50, 500), same(100, 1_000), [same(50, 500)], undefined],
    ['below one of those below', same(50, 500), same(100, 1_000), [same(0, 0), same(50, 501)], 'below'],
    ['of a head', same(1_000, 6_000), null, [], undefined],
  ])('%s', (_, given, above, below, fault) => {
    expect(rateFault(given, above, below)).toBe(fault);
  });

  test('[EN-17] ranks fall on every step from PTN_1 to the member', () => {
    const order = ['PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL'];
    for (const [upper, above] of order.entries())
      for (const [lower, rank] of order.entries())
        expect(maySitBelow(rank, above), `${rank} below ${above}`).toBe(lower > upper && above !== 'NORMAL');
    expect(maySitBelow('PTN_9', 'PTN_1')).toBe(false);
    expect(maySitBelow('PTN_1', 'PTN_9')).toBe(false);
  });
});
