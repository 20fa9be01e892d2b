import { oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricedMarket } from './market-prices.ts';
import { priceChances } from './price-chances.ts';
import { priceMarkets } from './price-markets.ts';
import { scoreMatrix } from './score-matrix.ts';
import { defaultShadePolicy, type Exposure, shadePrices } from './shade-prices.ts';

type Book = Record<string, Exposure>;

const rate = fc.double({ min: 0.5, max: 2.8, noNaN: true });
const anyMarket = fc.tuple(rate, rate, fc.nat()).map(([homeRate, awayRate, pick]): PricedMarket => {
  const markets = priceMarkets(scoreMatrix({ homeRate, awayRate, rho: -0.05 }));
  const chosen = markets[pick % markets.length];
  if (chosen === undefined) throw new Error('a usual match always has markets');
  return chosen;
});
const stake = fc.integer({ min: 0, max: 20_000_000 });

function withBet(market: PricedMarket, book: Book, index: number, stakeAmount: number): Book {
  const { selection, oddsMilli } = at(market, index);
  const before = book[selection] ?? { stakeAmount: 0, payoutAmount: 0 };
  const payoutAmount = before.payoutAmount + Math.floor((stakeAmount * oddsMilli) / 1000);
  return { ...book, [selection]: { stakeAmount: before.stakeAmount + stakeAmount, payoutAmount } };
}

function bookOf(market: PricedMarket, stakes: readonly number[]): Book {
  return market.selections.reduce<Book>(
    (book, _, index) => withBet(market, book, index, stakes[index] ?? 0),
    {},
  );
}

function at(market: PricedMarket, index: number) {
  const selection = market.selections[index % market.selections.length];
  if (selection === undefined) throw new Error('a market has selections');
  return selection;
}

const odds = (market: PricedMarket) => market.selections.map(({ oddsMilli }) => oddsMilli);

describe('shading', () => {
  test('an empty book shows the plain prices', () => {
    const [wdl] = priceMarkets(scoreMatrix({ homeRate: 1.6, awayRate: 1.1, rho: -0.05 }));
    if (wdl === undefined) throw new Error('no market');
    expect(shadePrices(wdl, {})).toEqual(wdl);
  });

  test.each([[[0.93]], [[0.4, 0.3]], [[0.05, 0.1, 0.2]]])(
    'what of a market is on sale alone, %j, has its plain prices too, and a bet on it shortens its own',
    (probabilities) => {
      const chances = probabilities.map((probability, index) => ({ selection: `${index}-0`, probability }));
      const selections = priceChances(chances, 700);
      if (selections === undefined) throw new Error('a part of a market has prices');
      const part: PricedMarket = {
        market: 'CS',
        scope: 'match',
        lineQuarters: null,
        isMain: true,
        marginBasisPoints: 700,
        selections,
      };
      expect(odds(shadePrices(part, {}))).toEqual(odds(part));
      const backed = odds(shadePrices(part, { '0-0': { stakeAmount: 1_000_000, payoutAmount: 5_000_000 } }));
      expect(backed[0]).toBeLessThan(odds(part)[0] ?? 0);
    },
  );

  test('a further bet never lengthens its own price and never shortens another', () => {
    fc.assert(
      fc.property(
        anyMarket,
        fc.array(stake, { minLength: 3, maxLength: 3 }),
        fc.nat(2),
        stake,
        (market, stakes, index, more) => {
          const book = bookOf(market, stakes);
          const before = shadePrices(market, book);
          const after = shadePrices(market, withBet(market, book, index, more));
          const backed = index % market.selections.length;
          after.selections.forEach(({ oddsMilli }, each) => {
            if (each === backed) expect(oddsMilli).toBeLessThanOrEqual(at(before, each).oddsMilli);
            else expect(oddsMilli).toBeGreaterThanOrEqual(at(before, each).oddsMilli);
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('however lopsided the book, the margin stays and nothing is sold at its fair price', () => {
    fc.assert(
      fc.property(anyMarket, fc.array(stake, { minLength: 3, maxLength: 3 }), (market, stakes) => {
        const shaded = shadePrices(market, bookOf(market, stakes));
        const impliedSum = odds(shaded).reduce((sum, milli) => sum + 1000 / milli, 0);
        expect(impliedSum).toBeGreaterThanOrEqual(1 + market.marginBasisPoints / 10_000 - 1e-9);
        for (const { probability, oddsMilli } of shaded.selections) {
          expect((probability * oddsMilli) / 1000).toBeLessThan(1);
          expect(oddsMilli).toBeGreaterThanOrEqual(1010);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('a bet that brings the net liability to the sensitivity moves the price by at least 0.01', () => {
    fc.assert(
      fc.property(anyMarket, fc.nat(2), fc.integer({ min: 0, max: 5_000_000 }), (market, index, extra) => {
        const { selection, oddsMilli } = at(market, index);
        const stakeAmount = Math.ceil((300_000 * 1000) / Math.max(10, oddsMilli - 1000)) + extra + 1;
        const shaded = shadePrices(market, withBet(market, {}, index, stakeAmount));
        const now = shaded.selections.find((each) => each.selection === selection)?.oddsMilli ?? 0;
        expect(oddsMilli === 1010 ? 1010 : oddsMilli - 10).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 200 },
    );
  });

  test('the move is bounded: a hundred times the money moves a price no further than the cap', () => {
    const market = priceMarkets(scoreMatrix({ homeRate: 1.4, awayRate: 1.3, rho: 0 }), {
      markets: ['OE'],
    })[0];
    if (market === undefined) throw new Error('no market');
    const huge = odds(shadePrices(market, withBet(market, {}, 0, 1_000_000_000)));
    const plain = odds(market);
    expect(1000 / (huge[0] ?? 1) - 1000 / (plain[0] ?? 1)).toBeLessThan(
      defaultShadePolicy.maxShift / 4 + 0.01,
    );
    expect(huge[1]).toBeGreaterThan(plain[1] ?? 0);
  });

  test('money on a favourite that cannot shorten any further does not lengthen the other side', () => {
    const market: PricedMarket = {
      market: 'WL',
      scope: 'match',
      lineQuarters: null,
      isMain: true,
      marginBasisPoints: 500,
      selections: [
        { selection: 'home', probability: 0.985, oddsMilli: oddsMilli(1010) },
        { selection: 'away', probability: 0.015, oddsMilli: oddsMilli(16_650) },
      ],
    };
    const shaded = shadePrices(market, withBet(market, {}, 0, 500_000_000));
    expect(shaded.selections[0]?.oddsMilli).toBe(1010);
    expect(odds(shaded).reduce((sum, milli) => sum + 1000 / milli, 0)).toBeGreaterThanOrEqual(1.05);
  });

  test('equal liabilities on both sides cancel out', () => {
    const market = priceMarkets(scoreMatrix({ homeRate: 1.4, awayRate: 1.3, rho: 0 }), {
      markets: ['AH'],
    })[0];
    if (market === undefined) throw new Error('no market');
    const equal = { stakeAmount: 2_000_000, payoutAmount: 3_900_000 };
    expect(shadePrices(market, { home: equal, away: equal })).toEqual(market);
  });
});
