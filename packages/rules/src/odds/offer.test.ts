import { describe, expect, test } from 'vitest';
import { isOfferedLine } from './line-range.ts';
import { defaultMarginSettings, marginsOf } from './margins.ts';
import { priceEvent } from './price-markets.ts';
import { repriceMarkets } from './reprice-markets.ts';
import { scoreMatrix } from './score-matrix.ts';

describe('lines', () => {
  test.each([
    ['UO', 10, 'soccer', true],
    ['UO', 162, 'soccer', false],
    ['UO', 0, 'soccer', false],
    ['UO', -2, 'soccer', false],
    ['UO', 890, 'basketball', true],
    ['UO', 890, undefined, true],
    ['UO', 4000, undefined, false],
    ['AH', -3, 'soccer', true],
    ['AH', 40, 'soccer', false],
    ['AH', -50, 'basketball', true],
    ['AH', 0, 'soccer', true],
    ['AH', 0.5, 'soccer', false],
    ['AH', null, 'soccer', false],
    ['WDL', null, 'soccer', true],
    ['WDL', 2, 'soccer', false],
    ['UO', 10, 'toString', true],
    ['UO', 86, 'basketball', false],
    ['TTH', 86, 'basketball', true],
    ['UO', 86, undefined, true],
    ['UO', 6, 'baseball', false],
    ['UO', 1, 'soccer', true],
  ] as const)('%s at %s quarters in %s: %s', (market, lineQuarters, sport, expected) => {
    expect(isOfferedLine(market, lineQuarters, sport)).toBe(expected);
  });

  test.each([
    ['q1', 'basketball', 214, true],
    ['regular', 'basketball', 86, false],
    ['corners', 'soccer', 54, true],
    ['h1', 'soccer', 54, false],
  ] as const)('of %s in %s at %s quarters: %s', (scope, sport, lineQuarters, expected) => {
    expect(isOfferedLine('UO', lineQuarters, sport, scope)).toBe(expected);
  });
});

describe('margins', () => {
  test('are by market, by sport, and higher in play', () => {
    const before = marginsOf(defaultMarginSettings, { sport: 'soccer', isInPlay: false });
    expect(before).toEqual(defaultMarginSettings.markets);
    expect(marginsOf(defaultMarginSettings, { sport: 'tennis', isInPlay: false }).WL).toBe(600);
    expect(marginsOf(defaultMarginSettings, { sport: 'toString', isInPlay: true }).WL).toBe(600);
  });

  test.each([0, -5, 9_000, Number.NaN])('%d basis points are none', (margin) => {
    const settings = { ...defaultMarginSettings, markets: { ...defaultMarginSettings.markets, WDL: margin } };
    expect(() => marginsOf(settings, { sport: 'soccer', isInPlay: false })).toThrow(RangeError);
  });
});

describe('an event', () => {
  const match = scoreMatrix({ homeRate: 1.5, awayRate: 1.2, rho: -0.04 });
  const h1 = scoreMatrix({ homeRate: 0.7, awayRate: 0.5, rho: 0 });
  const laws = { scopes: { match, h1 } };

  test('each market is priced in its scope, and a scope without a law has none', () => {
    const priced = priceEvent(laws, [
      { market: 'UO', scope: 'match', neighbourLines: 0 },
      { market: 'UO', scope: 'h1', neighbourLines: 0 },
      { market: 'UO', scope: 'h2', neighbourLines: 0 },
    ]);
    expect(priced.map(({ scope, lineQuarters }) => [scope, lineQuarters])).toEqual([
      ['match', 10],
      ['h1', 4],
    ]);
  });

  test('the stretch between lines is the sport’s', () => {
    const [first, , third] = priceEvent(laws, [
      { market: 'UO', scope: 'match', neighbourLines: 1, stepQuarters: 4 },
    ]);
    expect((third?.lineQuarters ?? 0) - (first?.lineQuarters ?? 0)).toBe(8);
  });

  test('exact scores that cannot come any more are left out, and the others sum to their margin', () => {
    const live = scoreMatrix(
      { homeRate: 1.5, awayRate: 1.2, rho: -0.04 },
      { homeGoals: 1, awayGoals: 0, playedShare: 0.3 },
    );
    const [market] = priceEvent({ scopes: { match: live } }, [{ market: 'CS', scope: 'match' }]);
    const names = market?.selections.map(({ selection }) => selection) ?? [];
    expect(names).toContain('1-0');
    expect(names).toContain('other-4');
    expect(names).not.toContain('0-0');
    const overround = market?.selections.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli, 0);
    expect(overround).toBeGreaterThan(1.25);
  });

  test('half-time and the end are priced from their joint law', () => {
    const joint = [
      { halfTime: 1, fullTime: 1, probability: 0.3 },
      { halfTime: 0, fullTime: 0, probability: 0.3 },
      { halfTime: -1, fullTime: -1, probability: 0.4 },
    ] as const;
    const [market] = priceEvent({ ...laws, halfTimeFullTime: joint }, [{ market: 'HTFT', scope: 'match' }]);
    expect(market?.selections.map(({ selection, probability }) => [selection, probability])).toEqual([
      ['home/home', 0.3],
      ['draw/draw', 0.3],
      ['away/away', 0.4],
    ]);
  });

  test('what is on the board is priced again, and its main line moves with the match', () => {
    const open = [6, 10, 14].map((lineQuarters) => ({ market: 'UO', scope: 'match', lineQuarters }) as const);
    const mains = (law: typeof match) =>
      repriceMarkets({ scopes: { match: law } }, open).map((market) => market?.isMain);
    expect(mains(match)).toEqual([false, true, false]);
    const threeEarly = scoreMatrix(
      { homeRate: 1.5, awayRate: 1.2, rho: -0.04 },
      { homeGoals: 2, awayGoals: 1, playedShare: 0.7 },
    );
    expect(mains(threeEarly)).toEqual([undefined, undefined, true]);
    expect(repriceMarkets({ scopes: {} }, open)).toEqual([undefined, undefined, undefined]);
    const [wdl] = repriceMarkets(laws, [{ market: 'WDL', scope: 'match', lineQuarters: null }]);
    expect(wdl?.isMain).toBe(true);
  });
});
