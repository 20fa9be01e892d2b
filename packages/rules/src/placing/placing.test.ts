import { amount, oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betDelayMs, defaultBetDelay } from './bet-delay.ts';
import { isConsented } from './odds-consent.ts';
import { isScoreIncident } from './score-incident.ts';
import { type StakeLimitsPolicy, stakeLimitsOf } from './stake-limits.ts';

describe('how long a bet waits', () => {
  test.each([
    [[], 0],
    [['football'], 3_000],
    [['combat'], 3_000],
    [['basketball'], 5_000],
    [['tennis'], 8_000],
    [['soccer'], 10_000],
    [['constructor'], 10_000],
    [['football', 'tennis', 'basketball'], 8_000],
  ] as const)('with legs in play of %j it is %i ms', (sports, delayMs) => {
    expect(betDelayMs(defaultBetDelay, sports)).toBe(delayMs);
  });
});

describe('consent to a price', () => {
  test.each([
    ['review', 2_000, 2_000, true],
    ['review', 2_000, 2_001, false],
    ['review', 2_000, 1_999, false],
    ['higher', 2_000, 2_001, true],
    ['higher', 2_000, 1_999, false],
    ['all', 2_000, 1_010, true],
  ] as const)('"%s" at %i takes %i: %s', (consent, seen, offered, isTaken) => {
    expect(isConsented(consent, oddsMilli(seen), oddsMilli(offered))).toBe(isTaken);
  });

  test('only "all" ever takes a worse price', () => {
    const price = fc.integer({ min: 1_000, max: 100_000 }).map(oddsMilli);
    fc.assert(
      fc.property(
        fc.constantFrom('review' as const, 'higher' as const),
        price,
        price,
        (consent, seen, offered) => {
          if (isConsented(consent, seen, offered)) expect(offered).toBeGreaterThanOrEqual(seen);
        },
      ),
    );
  });
});

describe('a score since the bet', () => {
  test.each([
    ['soccer', 1, true],
    ['hockey', 1, true],
    ['soccer', 0, false],
    ['basketball', 2, false],
    ['tennis', 1, false],
  ] as const)('in %s, of %i more at home, is an incident: %s', (sport, more, isIncident) => {
    expect(isScoreIncident(sport, { home: 1, away: 1 }, { home: 1 + more, away: 1 })).toBe(isIncident);
  });

  test('a goal that is taken back is one as well', () => {
    expect(isScoreIncident('soccer', { home: 1, away: 0 }, { home: 0, away: 0 })).toBe(true);
  });
});

describe('what one bet may stake and win', () => {
  const policy: StakeLimitsPolicy = {
    ...{ minAmount: amount(10_000), maxAmount: amount(5_000_000), maxWinAmount: amount(15_000_000) },
    live: { maxAmount: amount(3_000_000), maxWinAmount: amount(3_000_000) },
    levels: {
      '9': {
        maxAmount: amount(10_000_000),
        maxWinAmount: amount(40_000_000),
        live: { maxAmount: amount(5_000_000) },
      },
      '8': { minAmount: undefined },
    },
  };

  test.each([
    [1, false, [10_000, 5_000_000, 15_000_000]],
    [1, true, [10_000, 3_000_000, 3_000_000]],
    [9, false, [10_000, 10_000_000, 40_000_000]],
    [9, true, [10_000, 5_000_000, 40_000_000]],
    [8, false, [10_000, 5_000_000, 15_000_000]],
  ] as const)('at level %i, live: %s, it is %j', (level, isLive, expected) => {
    const { minAmount, maxAmount, maxWinAmount } = stakeLimitsOf(policy, { level, isLive });
    expect([minAmount, maxAmount, maxWinAmount]).toEqual(expected);
  });
});
