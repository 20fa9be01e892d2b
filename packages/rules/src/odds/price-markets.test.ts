import { oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairProbability } from './fair-probability.ts';
import { defaultMargins } from './margins.ts';
import type { PricedMarketCode } from './market-prices.ts';
import { offeredOdds, offeredOddsBelowFair, shorterOdds } from './odds-ladder.ts';
import { powerMargin } from './power-margin.ts';
import { priceMarket, priceMarkets } from './price-markets.ts';
import { forEachScore, scoreMatrix } from './score-matrix.ts';

const even = scoreMatrix({ homeRate: 1.45, awayRate: 1.2, rho: -0.05 });
const everyMarket: PricedMarketCode[] = ['WDL', 'WL', 'AH', 'UO', 'DC', 'BTTS', 'OE'];

const rate = fc.double({ min: 0.3, max: 3.5, noNaN: true });
const anyMatrix = fc
  .record({
    homeRate: rate,
    awayRate: rate,
    homeGoals: fc.integer({ min: 0, max: 4 }),
    awayGoals: fc.integer({ min: 0, max: 4 }),
    playedShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ homeRate, awayRate, ...progress }) => scoreMatrix({ homeRate, awayRate, rho: -0.06 }, progress));

describe('every book', () => {
  test('carries at least its margin, and no selection is sold at or above its fair price', () => {
    fc.assert(
      fc.property(anyMatrix, (matrix) => {
        for (const { market, selections } of priceMarkets(matrix, { markets: everyMarket })) {
          const fairSum = market === 'DC' ? 2 : 1;
          const impliedSum = selections.reduce((total, { oddsMilli: odds }) => total + 1000 / odds, 0);
          expect(impliedSum).toBeGreaterThanOrEqual(fairSum * (1 + defaultMargins[market] / 10_000) - 1e-9);
          expect(selections.reduce((total, each) => total + each.probability, 0)).toBeCloseTo(fairSum, 8);
          for (const { probability, oddsMilli: odds } of selections) {
            expect((probability * odds) / 1000).toBeLessThan(1);
            expect(odds).toBeGreaterThanOrEqual(1010);
            expect(odds % (odds < 10_000 ? 10 : 50)).toBe(0);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a usual match keeps the overround close to the margin', () => {
    for (const { market, selections } of priceMarkets(even)) {
      const impliedSum = selections.reduce((total, { oddsMilli: odds }) => total + 1000 / odds, 0);
      expect(impliedSum).toBeLessThan(1 + defaultMargins[market] / 10_000 + 0.015);
    }
  });

  test('a decided match offers nothing', () => {
    const over = scoreMatrix(
      { homeRate: 1.4, awayRate: 1.1, rho: 0 },
      { homeGoals: 2, awayGoals: 0, playedShare: 1 },
    );
    expect(priceMarkets(over, { markets: everyMarket })).toEqual([]);
  });
});

describe('lines', () => {
  test('each line market has one main line, the most balanced, with two neighbours on each side', () => {
    for (const market of ['AH', 'UO'] as const) {
      const lines = priceMarkets(even, { markets: [market] });
      expect(lines).toHaveLength(5);
      expect(lines.map(({ isMain }) => isMain)).toEqual([false, false, true, false, false]);
      const imbalance = lines.map(({ selections }) => Math.abs((selections[0]?.probability ?? 0) - 0.5));
      expect(Math.min(...imbalance)).toBe(imbalance[2]);
      const [first] = lines;
      expect(lines.map(({ lineQuarters }) => (lineQuarters ?? 0) - (first?.lineQuarters ?? 0))).toEqual([
        0, 1, 2, 3, 4,
      ]);
    }
  });

  test('the main line follows strength: the stronger side gives goals', () => {
    const mainLine = (homeRate: number, awayRate: number) =>
      priceMarkets(scoreMatrix({ homeRate, awayRate, rho: 0 }), { markets: ['AH'] }).find(
        ({ isMain }) => isMain,
      )?.lineQuarters;
    expect(mainLine(1.3, 1.3)).toBe(0);
    expect(mainLine(2.6, 0.7)).toBe(-7);
    expect(mainLine(0.7, 2.6)).toBe(7);
  });

  test('during a match the total starts above the goals already scored', () => {
    const late = scoreMatrix(
      { homeRate: 1.4, awayRate: 1.1, rho: 0 },
      { homeGoals: 3, awayGoals: 1, playedShare: 0.7 },
    );
    const totals = priceMarkets(late, { markets: ['UO'], neighbourLines: 8 }).map(
      ({ lineQuarters }) => lineQuarters,
    );
    expect(Math.min(...totals.map(Number))).toBeGreaterThan(16);
  });

  test('fair odds of a quarter line pay back exactly the stake on average', () => {
    const pick = { market: 'AH', scope: 'match', lineQuarters: -3, selection: 'home' } as const;
    const odds = 1 / fairProbability(even, pick);
    let returned = 0;
    forEachScore(even, (probability, home, away) => {
      const lead = home - away;
      returned += probability * (lead >= 2 ? odds : lead === 1 ? (1 + odds) / 2 : 0);
    });
    expect(returned).toBeCloseTo(1, 10);
  });

  test('a whole line refunds the push, so its fair price is that of the decided part', () => {
    const home = fairProbability(even, {
      market: 'WDL',
      scope: 'match',
      lineQuarters: null,
      selection: 'home',
    });
    const away = fairProbability(even, {
      market: 'WDL',
      scope: 'match',
      lineQuarters: null,
      selection: 'away',
    });
    const level = { market: 'AH', scope: 'match', lineQuarters: 0, selection: 'home' } as const;
    expect(fairProbability(even, level)).toBeCloseTo(home / (home + away), 10);
    expect(fairProbability(even, { ...level, market: 'WL', lineQuarters: null })).toBeCloseTo(
      home / (home + away),
      10,
    );
  });

  test('one line can be priced alone, as bets on an old line need it', () => {
    const again = priceMarket(even, 'UO', { lineQuarters: 10, isMain: false }, 500);
    expect(again?.selections.map(({ selection }) => selection)).toEqual(['over', 'under']);
  });
});

describe('margin', () => {
  test('the power method charges a longshot more than a favourite', () => {
    const [favourite = 0, middle = 0, longshot = 0] = powerMargin([0.7, 0.2, 0.1], 600);
    expect(favourite + middle + longshot).toBeCloseTo(1.06, 9);
    expect(longshot / 0.1).toBeGreaterThan(middle / 0.2);
    expect(middle / 0.2).toBeGreaterThan(favourite / 0.7);
    expect(favourite).toBeGreaterThan(0.7);
  });

  test.each([
    [[1], 500],
    [[0.5, Number.NaN], 500],
    [[0.5, 0.5], 10_000],
    [[0.5, 0.5], -1],
  ])('probabilities %o cannot carry %d basis points', (probabilities, margin) => {
    expect(() => powerMargin(probabilities, margin)).toThrow(RangeError);
  });
});

describe('the ladder of odds', () => {
  test.each([
    [1.237, 1230],
    [9.999, 9990],
    [10.04, 10_000],
    [12.37, 12_350],
    [23.7, 23_500],
    [73.2, 73_000],
    [5000, 201_000],
    [1.01, 1010],
    [2.3, 2300],
    [4.35, 4350],
    [1.15, 1150],
  ])('a price of %d is offered as %d thousandths', (decimal, milli) => {
    expect(offeredOdds(1 / decimal)).toBe(milli);
  });

  test('a selection below odds of 1.01 has no price', () => {
    expect(offeredOdds(1 / 1.009)).toBeUndefined();
    expect(offeredOdds(1)).toBeUndefined();
  });

  test('every step of it keeps its tick, whatever floating point makes of its inverse', () => {
    let odds = oddsMilli(201_000);
    let ticks = 0;
    while (odds > 1010) {
      expect(offeredOdds(1000 / odds)).toBe(odds);
      expect(offeredOdds(1 / (odds / 1000))).toBe(odds);
      odds = shorterOdds(odds);
      ticks += 1;
    }
    expect(ticks).toBe(899 + 200 + 60 + 151);
  });

  test('without any margin a price is still shorter than the fair one', () => {
    const chance = fc.oneof(
      fc.double({ min: 0.0001, max: 0.9999, noNaN: true }),
      fc.integer({ min: 101, max: 9999 }).map((hundredths) => 100 / hundredths),
    );
    fc.assert(
      fc.property(chance, (probability) => {
        const odds = offeredOddsBelowFair(probability, probability);
        if (odds !== undefined) expect((probability * odds) / 1000).toBeLessThan(1);
        else expect(probability).toBeGreaterThan(0.98);
      }),
      { numRuns: 2000 },
    );
    expect(offeredOddsBelowFair(0.5, 0.5)).toBe(1990);
  });

  test.each([
    [1950, 1940],
    [10_000, 9990],
    [10_050, 10_000],
    [20_000, 19_950],
    [21_000, 20_500],
    [1010, 1010],
  ])('one step below %d is %d', (from, to) => {
    expect(shorterOdds(oddsMilli(from))).toBe(to);
  });
});
