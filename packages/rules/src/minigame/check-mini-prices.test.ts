import { oddsMilli } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkMiniPrices,
  highestOdds,
  keepsMoney,
  longestMiniOdds,
  lowestOdds,
  type MiniPriceTable,
  returnBasisPoints,
} from './check-mini-prices.ts';
import { defaultMiniPrices } from './default-mini-prices.ts';
import { miniChances } from './mini-chances.ts';
import { miniMarkets } from './mini-markets.ts';
import { defaultMiniGameRules, type MiniGameCode, miniGameCodes } from './mini-rules.ts';

type Odds = MiniPriceTable[MiniGameCode][string];

function withMarket(game: MiniGameCode, market: string, odds: Odds): MiniPriceTable {
  return { ...defaultMiniPrices, [game]: { ...defaultMiniPrices[game], [market]: odds } };
}

const combo = (milli: number): Odds =>
  Object.fromEntries(
    ['odd_under', 'odd_over', 'even_under', 'even_over'].map((selection) => [selection, oddsMilli(milli)]),
  );

describe('the prices that an installation begins with', () => {
  test('have no fault: probability × odds is below one for every selection of every game', () => {
    expect(checkMiniPrices(defaultMiniPrices, defaultMiniGameRules)).toEqual([]);
  });

  test.each(miniGameCodes)('[GAM-3] return 90 % to 98 % of what is staked on any selection of %s', (game) => {
    for (const market of miniMarkets(game, defaultMiniGameRules)) {
      for (const [selection, chance] of miniChances(market)) {
        const odds = defaultMiniPrices[game][market.code]?.[selection] ?? oddsMilli(1000);
        expect(returnBasisPoints(chance, odds)).toBeGreaterThanOrEqual(9000);
        expect(returnBasisPoints(chance, odds)).toBeLessThanOrEqual(9800);
      }
    }
  });
});

/** What gives money away, among the prices of a table. */
function givenAway(table: MiniPriceTable) {
  const faults = checkMiniPrices(table, defaultMiniGameRules);
  return faults.filter(({ fault }) => fault === 'gives-money-away');
}

describe('a price table is refused', () => {
  test.each([3600, 3800])('where one price of %d for all four powerball pairs gives money away', (milli) => {
    const faults = givenAway(withMarket('powerball', 'pb_combo', combo(milli)));
    expect(faults.map(({ selection, fault }) => [selection, fault])).toEqual([
      ['odd_over', 'gives-money-away'],
      ['even_under', 'gives-money-away'],
    ]);
    expect(faults[0]).toMatchObject({ game: 'powerball', market: 'pb_combo', highestOdds: 3333 });
  });

  test.each([
    ['pb_combo', 3333, 0],
    ['pb_combo', 3334, 2],
    ['pb_combo', 5000, 4],
    ['sum_combo', 3910, 0],
    ['sum_combo', 3911, 2],
    ['sum_combo', 4093, 2],
    ['sum_combo', 4094, 4],
  ])('exactly where the product reaches one: %s at %d has %d faults', (market, milli, count) => {
    expect(givenAway(withMarket('powerball', market, combo(milli)))).toHaveLength(count);
  });

  test('where the product is one, not only above it', () => {
    const odds = { odd: oddsMilli(2000), even: oddsMilli(1999) };
    const faults = checkMiniPrices(withMarket('powerball', 'pb_odd_even', odds), defaultMiniGameRules);
    expect(faults).toEqual([
      {
        game: 'powerball',
        market: 'pb_odd_even',
        selection: 'odd',
        fault: 'gives-money-away',
        highestOdds: 1999,
      },
    ]);
  });

  test('[GAM-3] where a price returns less than three quarters of what is staked', () => {
    const odds = { odd: oddsMilli(1_499), even: oddsMilli(1_500) };
    const faults = checkMiniPrices(withMarket('powerball', 'pb_odd_even', odds), defaultMiniGameRules);
    const at = { game: 'powerball', market: 'pb_odd_even', selection: 'odd' };
    expect(faults).toEqual([{ ...at, fault: 'returns-too-little', lowestOdds: 1_500 }]);
  });

  test('where a price is missing, or a name is none', () => {
    const odds = { odd: oddsMilli(1900), evens: oddsMilli(1900) };
    const table = withMarket('speedkino', 'sum_odd_even', odds);
    const faults = checkMiniPrices(
      { ...table, kinoladder: { ...table.kinoladder, ladder_foot: {} } },
      defaultMiniGameRules,
    );
    expect(faults).toEqual([
      { game: 'speedkino', market: 'sum_odd_even', selection: 'even', fault: 'missing' },
      { game: 'speedkino', market: 'sum_odd_even', selection: 'evens', fault: 'unknown' },
      { game: 'kinoladder', market: 'ladder_foot', selection: '', fault: 'unknown' },
    ]);
  });

  test('where a line leaves nothing to bet on: one side is impossible, the other certain', () => {
    const faults = checkMiniPrices(defaultMiniPrices, { ...defaultMiniGameRules, kenoUnderUpTo: 1309 });
    expect(faults).toEqual([
      {
        game: 'speedkino',
        market: 'sum_under_over',
        selection: 'under',
        fault: 'gives-money-away',
        highestOdds: undefined,
      },
      { game: 'speedkino', market: 'sum_under_over', selection: 'over', fault: 'impossible' },
    ]);
  });
});

describe('odds against a chance', () => {
  const anyChance = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 10n ** 12n }))
    .map(([ways, rest]) => ({ ways, of: ways + rest }));

  test('the highest that keep money do, and one thousandth more does not', () => {
    fc.assert(
      fc.property(anyChance, (chance) => {
        const highest = highestOdds(chance);
        if (highest === undefined) expect(keepsMoney(chance, oddsMilli(1000))).toBe(false);
        else {
          expect(keepsMoney(chance, highest)).toBe(true);
          if (highest === longestMiniOdds) return;
          expect(keepsMoney(chance, oddsMilli(highest + 1))).toBe(false);
        }
      }),
    );
  });

  test('[GAM-3] the lowest return three quarters, and one thousandth less does not', () => {
    fc.assert(
      fc.property(anyChance, (chance) => {
        const lowest = lowestOdds(chance);
        if (lowest === undefined) expect(returnBasisPoints(chance, longestMiniOdds)).toBeLessThan(7_500);
        else {
          expect(returnBasisPoints(chance, lowest)).toBeGreaterThanOrEqual(7_500);
          if (lowest > 1_000) expect(returnBasisPoints(chance, oddsMilli(lowest - 1))).toBeLessThan(7_500);
        }
      }),
    );
  });

  test('what cannot happen has none', () => {
    expect(() => highestOdds({ ways: 0n, of: 10n })).toThrow(RangeError);
    expect(() => lowestOdds({ ways: 0n, of: 10n })).toThrow(RangeError);
  });
});
