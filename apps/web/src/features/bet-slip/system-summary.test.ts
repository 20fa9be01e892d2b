import { amount, combinationPayout, oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import type { Offer, SlipFacts, SlipLeg } from './model.ts';
import { sizeFor, summariseSystem } from './system-summary.ts';

const words = (text: string) => ({ ko: text, en: text, vi: text });
const odds = [2_640, 2_050, 1_500].map(oddsMilli);

const legs = odds.map(
  (seenOddsMilli, index): SlipLeg => ({
    ...{ sport: 'soccer', eventId: index + 1, marketId: index + 1, selectionId: index + 1, league: null },
    ...{ home: words('울산'), away: words('서울'), kind: 'WDL', scope: 'match', lineQuarters: null },
    ...{ pick: 'home', announcement: null, seenOddsMilli },
  }),
);

const offerOf = (price: number, status = 'open') =>
  ({ event: { phase: 'prematch' }, market: { status, reason: null }, oddsMilli: oddsMilli(price) }) as Offer;

function facts(change: Partial<SlipFacts> = {}): SlipFacts {
  return {
    legs,
    offers: new Map(legs.map((leg) => [leg.selectionId, offerOf(leg.seenOddsMilli)])),
    stakeAmount: amount(10_000),
    policy: 'review',
    limits: {
      minAmount: amount(5_000),
      maxAmount: amount(2_000_000),
      maxWinAmount: amount(10_000_000),
      maxLegs: 10,
    },
    balanceAmount: amount(100_001),
    ...change,
  };
}

test.each([
  [3, undefined, undefined],
  [3, 2, 2],
  [4, 2, 2],
  [2, 2, undefined],
  [1, 1, undefined],
  [8, 3, undefined],
])('of %i legs the choice of %s is %s', (count, chosen, size) => {
  expect(sizeFor(count, chosen)).toBe(size);
});

describe('a slip of several bets', () => {
  test('shows how many they are, what they cost together and the sum of what each returns', () => {
    const { system, returnAmount, problem } = summariseSystem(facts(), 2);
    const [one = odds[0], two = odds[0], three = odds[0]] = odds;
    const pairs = [
      [one, two],
      [one, three],
      [two, three],
    ].map((pair) => combinationPayout(amount(10_000), pair as NonNullable<typeof one>[]));
    expect(system).toEqual({ size: 2, bets: 3, totalAmount: 30_000 });
    expect(returnAmount).toBe(pairs.reduce((sum, each) => sum + each, 0));
    expect(problem).toBeUndefined();
    expect(summariseSystem(facts({ stakeAmount: undefined }), 1).system).toEqual({
      ...{ size: 1, bets: 3, totalAmount: undefined },
    });
  });

  test('counts in what each of them gets besides, floored for itself', () => {
    const { returnAmount } = summariseSystem(facts({ bonuses: [333, 0, 100] }), 2);
    // 54,120, 39,600 and 30,750, the first with 3.33 % more and the last with 1 %.
    expect(returnAmount).toBe(55_922 + 39_600 + 31_057);
  });

  test('is one bet on all legs where no size is chosen', () => {
    expect(summariseSystem(facts(), undefined)).toMatchObject({
      totalOddsMilli: 8_118,
      returnAmount: 81_180,
    });
    expect(summariseSystem(facts(), undefined).system).toBeUndefined();
  });

  test.each([
    // 100,001 for three bets: each may have a third.
    ['the balance', {}, 33_333],
    ['the site', { balanceAmount: undefined }, 1_847_745],
    ['the site and the bonus', { balanceAmount: undefined, bonuses: [1_000, 0, 0] }, 1_679_769],
    ['the largest stake', { limits: { ...facts().limits, maxAmount: amount(20_000) } }, 20_000],
  ])('"all" is for each bet what %s leaves', (_, change, most) => {
    expect(summariseSystem(facts(change), 2).maxStakeAmount).toBe(most);
  });

  test('never costs more than the balance, whatever "all" is', () => {
    for (const balance of [15_000, 29_999, 30_000, 100_000, 1_234_567])
      for (const size of [1, 2]) {
        const given = facts({ balanceAmount: amount(balance) });
        const stakeAmount = summariseSystem(given, size).maxStakeAmount;
        const { system, problem } = summariseSystem({ ...given, stakeAmount }, size);
        expect(system?.totalAmount ?? 0).toBeLessThanOrEqual(balance);
        expect(problem).toBeUndefined();
      }
  });

  test.each<[string, Partial<SlipFacts>, object | undefined]>([
    ['no stake', { stakeAmount: undefined }, { kind: 'noStake' }],
    ['a stake of nothing', { stakeAmount: amount(0) }, { kind: 'noStake' }],
    ['less than the smallest stake of a bet', { stakeAmount: amount(4_999) }, { kind: 'min', min: 5_000 }],
    [
      'more than all bets together can have',
      { stakeAmount: amount(33_334) },
      { kind: 'total', total: 100_002, balance: 100_001 },
    ],
    [
      'a return beyond the limit of one bet: it is named by its longest odds',
      { stakeAmount: amount(1_847_746), balanceAmount: undefined },
      { kind: 'ofBet', selections: '1 + 2', problem: { kind: 'win', max: 1_847_745 } },
    ],
    [
      'a return beyond the limit of one bet with what it gets besides',
      { stakeAmount: amount(1_700_000), balanceAmount: undefined, bonuses: [0, 6_000, 0] },
      { kind: 'ofBet', selections: '1 + 3', problem: { kind: 'win', max: 1_578_282 } },
    ],
    ['a leg that is closed', { offers: new Map([[1, offerOf(2_640)]]) }, { kind: 'blocked', count: 2 }],
  ])('%s is a problem', (_, change, problem) => {
    expect(summariseSystem(facts(change), 2).problem).toMatchObject(problem ?? {});
  });

  test('shows the return before and after a price has moved, and asks for the consent to it', () => {
    const offers = new Map(facts().offers).set(2, offerOf(1_980));
    const { returnAmount, seenReturnAmount, askCount } = summariseSystem(facts({ offers }), 1);
    expect([seenReturnAmount, returnAmount, askCount]).toEqual([61_900, 61_200, 1]);
  });
});
