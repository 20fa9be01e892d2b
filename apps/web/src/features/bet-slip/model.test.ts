import { amount, oddsMilli } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import {
  agreeTo,
  asksFor,
  type Offer,
  type SlipFacts,
  type SlipLeg,
  summarise,
  toggleLeg,
  toRequest,
  viewLeg,
} from './model.ts';

const words = (text: string) => ({ ko: text, en: text, vi: text });

function makeLeg(eventId: number, odds: number, selectionId = eventId * 10): SlipLeg {
  return {
    sport: 'soccer',
    eventId,
    marketId: eventId,
    selectionId,
    league: null,
    home: words('울산'),
    away: words('서울'),
    kind: 'WDL',
    scope: 'match',
    lineQuarters: null,
    pick: 'home',
    announcement: null,
    seenOddsMilli: oddsMilli(odds),
  };
}

type Status = Offer['market']['status'];

function makeOffer(
  leg: SlipLeg,
  odds: number,
  status: Status = 'open',
  reason: 'stale' | null = null,
): Offer {
  const { eventId, home, away, selectionId, marketId } = leg;
  const market = {
    marketId,
    kind: leg.kind,
    scope: leg.scope,
    lineQuarters: null,
    isMain: true,
    status,
    reason,
    selections: [{ selectionId, pick: leg.pick, odds: odds / 1000 }],
  };
  const event = {
    eventId,
    leagueId: 1,
    startsAt: '2026-01-01T12:00:00Z',
    phase: 'prematch' as const,
    sport: 'soccer' as const,
    period: 0,
    clockSeconds: null,
    periodSeconds: null,
    server: null,
    detail: {},
    scores: [],
    provenance: null,
    pricedAt: '2026-01-01T10:00:00Z',
    home,
    away,
    homeScore: 0,
    awayScore: 0,
    version: 1,
    momentum: null,
    furtherMarkets: 0,
    markets: [market],
  };
  return { event, market, oddsMilli: oddsMilli(odds) };
}

const limits = {
  minAmount: amount(5000),
  maxAmount: amount(2_000_000),
  maxWinAmount: amount(10_000_000),
  maxLegs: 3,
};

function facts(change: Partial<SlipFacts> = {}): SlipFacts {
  const legs = [makeLeg(1, 2640), makeLeg(2, 2050)];
  const offers = new Map(legs.map((leg) => [leg.selectionId, makeOffer(leg, leg.seenOddsMilli)]));
  return {
    legs,
    offers,
    stakeAmount: amount(50_000),
    policy: 'review',
    limits,
    balanceAmount: amount(100_000),
    ...change,
  };
}

describe('choosing', () => {
  test('a second selection of the same game takes the place of the first and says so', () => {
    const legs = [makeLeg(1, 2000), makeLeg(2, 2000)];
    const { legs: changed, note } = toggleLeg(legs, makeLeg(1, 3000, 77), 3);
    expect(changed.map((leg) => leg.selectionId)).toEqual([77, 20]);
    expect(note).toEqual({ kind: 'replaced' });
  });

  test('pressing again takes it off, and one above the limit is not added', () => {
    const legs = [makeLeg(1, 2000), makeLeg(2, 2000), makeLeg(3, 2000)];
    expect(toggleLeg(legs, makeLeg(2, 2000), 3).legs).toHaveLength(2);
    expect(toggleLeg(legs, makeLeg(4, 2000), 3)).toEqual({ legs, note: { kind: 'full' } });
  });
});

describe('prices that move', () => {
  test.each([
    ['review', 'up', true],
    ['review', 'down', true],
    ['higher', 'up', false],
    ['higher', 'down', true],
    ['all', 'up', false],
    ['all', 'down', false],
  ] as const)('under "%s" a price that went %s asks: %s', (policy, state, asks) => {
    expect(asksFor(state, policy)).toBe(asks);
  });

  test('a suspended leg carries its reason, a game that has left the board is closed, an unread board is neither', () => {
    const leg = makeLeg(1, 2000);
    const suspended = new Map([[leg.selectionId, makeOffer(leg, 2000, 'suspended', 'stale')]]);
    expect(viewLeg(leg, suspended, 'review')).toMatchObject({ state: 'suspended', reason: 'stale' });
    expect(viewLeg(leg, new Map(), 'review').state).toBe('closed');
    expect(viewLeg(leg, undefined, 'review').state).toBe('checking');
  });

  test('the summary shows product and return before and after the move, floored once', () => {
    const given = facts();
    const [, second] = given.legs;
    if (!second) throw new Error('two legs');
    const offers = new Map([...(given.offers ?? []), [second.selectionId, makeOffer(second, 1980)] as const]);
    const summary = summarise({ ...given, offers });
    expect(summary).toMatchObject({
      totalOddsMilli: 5227,
      seenTotalOddsMilli: 5412,
      returnAmount: 261_360,
      seenReturnAmount: 270_600,
      askCount: 1,
      problem: undefined,
    });
  });

  test('the odds on screen are the odds that are sent, and sending agrees to them', () => {
    const leg = makeLeg(1, 2050);
    const view = viewLeg(leg, new Map([[leg.selectionId, makeOffer(leg, 1980)]]), 'review');
    const request = toRequest([view], amount(10_000), 'review', { idempotencyKey: 'key', quote: undefined });
    expect(request).toEqual({
      idempotencyKey: 'key',
      stake: 10_000,
      oddsPolicy: 'review',
      legs: [{ selectionId: 10, odds: 1.98 }],
    });
    expect(agreeTo([leg], request)[0]?.seenOddsMilli).toBe(1980);
  });
});

test('ten of the longest odds are beyond every limit, and the slip stands', () => {
  const legs = Array.from({ length: 10 }, (_, index) => makeLeg(index + 1, 90_000));
  const offers = new Map(legs.map((leg) => [leg.selectionId, makeOffer(leg, 90_000)]));
  const { returnAmount, problem } = summarise(facts({ legs, offers, balanceAmount: undefined }));
  expect(returnAmount).toBe(Number.MAX_SAFE_INTEGER);
  expect(problem).toMatchObject({ kind: 'win', max: 0 });
});

describe('limits', () => {
  test.each<[string, Partial<SlipFacts>, object | undefined]>([
    ['nothing is wrong', {}, undefined],
    ['no stake', { stakeAmount: undefined }, { kind: 'noStake' }],
    ['below the minimum', { stakeAmount: amount(4999) }, { kind: 'min', min: 5000 }],
    ['above the maximum', { stakeAmount: amount(2_000_001) }, { kind: 'max', max: 2_000_000 }],
    ['above the return limit', { stakeAmount: amount(1_900_000) }, { kind: 'win', max: 1_847_745 }],
    ['above the balance', { stakeAmount: amount(100_001) }, { kind: 'balance', balance: 100_000 }],
    ['a leg is gone', { offers: new Map(), stakeAmount: undefined }, { kind: 'blocked', count: 2 }],
  ])('%s', (_, change, problem) => {
    const { problem: found } = summarise(facts(change));
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toMatchObject(problem);
  });

  test('the most that may be staked is the smallest of limit, return limit and balance', () => {
    expect(summarise(facts()).maxStakeAmount).toBe(100_000);
    expect(summarise(facts({ balanceAmount: undefined })).maxStakeAmount).toBe(1_847_745);
  });

  test('the return limit counts in what the bet gets besides', () => {
    const given = facts({ balanceAmount: undefined, bonuses: [1_000], stakeAmount: amount(1_700_000) });
    expect(summarise(given)).toMatchObject({
      maxStakeAmount: 1_679_769,
      problem: { kind: 'win', max: 1_679_769 },
    });
  });
});
