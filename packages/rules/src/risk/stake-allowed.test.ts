import { oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EventBook } from './event-book.ts';
import { defaultLimits, eventLimits, type LimitPolicy, stakeShare } from './limit-policy.ts';
import { type RiskBooks, type RiskLeg, stakeAllowed } from './stake-allowed.ts';

const hourMs = 3_600_000;
const testLimits: LimitPolicy = { ...defaultLimits, memberEventAmount: 5_000_000 };
const home = (eventId: number, odds: number): RiskLeg => ({
  eventId,
  marketId: eventId,
  selectionId: eventId,
  oddsMilli: oddsMilli(odds),
  pick: { market: 'WDL', scope: 'match', lineQuarters: null, selection: 'home' },
});

function books(legs: readonly RiskLeg[], policy: LimitPolicy, change: Partial<RiskBooks> = {}): RiskBooks {
  const limits = eventLimits(policy, { sport: 'soccer', untilStartMs: hourMs });
  const events = new Map(legs.map((leg) => [leg.eventId, { book: new EventBook([], [leg]), limits }]));
  return { events, memberEvents: new Map(), memberDay: 0, legSet: 0, ...change };
}

function allowed(legs: readonly RiskLeg[], policy: Partial<LimitPolicy>, change: Partial<RiskBooks> = {}) {
  const whole = { ...testLimits, ...policy };
  return stakeAllowed(legs, books(legs, whole, change), whole);
}

describe('the largest stake, and the limit that stops it there', () => {
  test.each([
    ['an ordinary single', [home(1, 2_000)], {}, {}, 500_000, 'stake'],
    [
      'long odds win more than one member may on an event',
      [home(1, 26_000)],
      {},
      {},
      200_000,
      'member-event',
    ],
    [
      'what the member has there already',
      [home(1, 2_000)],
      {},
      { memberEvents: new Map([[1, 4_900_000]]) },
      100_000,
      'member-event',
    ],
    [
      'a member that has all of it',
      [home(1, 2_000)],
      {},
      { memberEvents: new Map([[1, 6_000_000]]) },
      0,
      'member-event',
    ],
    ['the event', [home(1, 2_000)], { eventAmount: 300_000 }, {}, 300_000, 'event'],
    ['the selection', [home(1, 3_000)], { selectionAmount: 300_000 }, {}, 150_000, 'selection'],
    [
      'a combination pays in full on the day',
      [home(1, 10_000), home(2, 10_000)],
      {},
      { memberDay: 30_200_000 },
      200_000,
      'member-day',
    ],
    [
      'the same legs again',
      [home(1, 10_000), home(2, 10_000)],
      {},
      { legSet: 40_100_000 },
      100_000,
      'leg-set',
    ],
    ['odds beyond the longest', [home(1, 100_000), home(2, 11_000)], {}, {}, 0, 'total-odds'],
    [
      'odds of exactly the longest',
      [home(1, 100_000), home(2, 10_000)],
      { memberDayAmount: 1e12, legSetAmount: 1e12 },
      {},
      50_505,
      'member-event',
    ],
  ] as const)('%s', (_, legs, policy, change, stakeAmount, boundBy) => {
    expect(allowed(legs, policy, change)).toEqual({ stakeAmount, boundBy });
  });

  test('the share of a member counts for its stakes and its wins', () => {
    const legs = [home(1, 11_000)];
    expect(stakeAllowed(legs, books(legs, testLimits), testLimits, 1_000)).toEqual({
      stakeAmount: 50_000,
      boundBy: 'stake',
    });
    expect(() => stakeAllowed([], books([], defaultLimits), defaultLimits)).toThrow('at least one leg');
    expect(() => stakeAllowed(legs, books([], defaultLimits), defaultLimits)).toThrow('no book');
  });

  test('no limit ever allows more than another, whatever has been taken', () => {
    const legs = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1_010, max: 9_000 })),
      {
        selector: ([event]) => event,
        minLength: 1,
        maxLength: 6,
      },
    );
    const taken = fc.integer({ min: 0, max: 60_000_000 });
    fc.assert(
      fc.property(legs, taken, taken, taken, (given, memberDay, legSet, memberEvent) => {
        const slip = given.map(([event, odds]) => home(event, odds));
        const first = slip[0]?.eventId ?? 0;
        const { stakeAmount } = allowed(
          slip,
          {},
          { memberDay, legSet, memberEvents: new Map([[first, memberEvent]]) },
        );
        const win =
          stakeAmount * slip.reduce((product, leg) => product * (leg.oddsMilli / 1000), 1) - stakeAmount;
        expect(stakeAmount).toBeLessThanOrEqual(defaultLimits.stakeAmount);
        if (stakeAmount > 0) {
          expect(memberDay + win).toBeLessThanOrEqual(defaultLimits.memberDayAmount + 1);
          expect(legSet + win).toBeLessThanOrEqual(defaultLimits.legSetAmount + 1);
        }
      }),
    );
  });
});

describe('limits by event and member', () => {
  test.each([
    ['football near its kick-off', 'soccer', hourMs, 20_000_000],
    ['football a day before', 'soccer', 24 * hourMs, 5_000_000],
    ['football in the morning', 'soccer', 6 * hourMs, 10_000_000],
    ['football in play', 'soccer', 0, 10_000_000],
    ['tennis', 'tennis', hourMs, 10_000_000],
    ['a sport without a share of its own', 'combat', hourMs, 8_000_000],
    ['a name that every object has', 'constructor', hourMs, 8_000_000],
  ])('%s', (_, sport, untilStartMs, eventAmount) => {
    expect(eventLimits(defaultLimits, { sport, untilStartMs }).eventAmount).toBe(eventAmount);
  });

  test('level and profile are multiplied, and rounded down', () => {
    const policy = { ...defaultLimits, levels: { 3: 5_000 } };
    expect(stakeShare(policy, { level: 3, profile: 3_333 })).toBe(1_666);
    expect(stakeShare(policy, { level: 1, profile: 10_000 })).toBe(10_000);
  });

  test('two hundred bets of one member on one selection stop at what it may win there', () => {
    const leg = home(1, 2_600);
    const { events } = books([leg], defaultLimits);
    let won = 0;
    for (let count = 0; count < 200; count += 1) {
      const { stakeAmount } = stakeAllowed(
        [leg],
        { events, memberEvents: new Map([[1, won]]), memberDay: won, legSet: won },
        defaultLimits,
      );
      won += Math.floor((stakeAmount * 1_600) / 1000);
      events.get(1)?.book.add({ ...leg, stakeAmount, payoutAmount: Math.floor(stakeAmount * 2.6) });
    }
    expect(won).toBeLessThanOrEqual(defaultLimits.memberEventAmount);
    expect(won).toBeGreaterThan(defaultLimits.memberEventAmount - 10);
  });
});
