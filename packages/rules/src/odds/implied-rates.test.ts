import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketPick } from '../settlement/market.ts';
import { blendRates } from './blend-rates.ts';
import { fairProbability } from './fair-probability.ts';
import { impliedRates } from './implied-rates.ts';
import type { GoalRates } from './parameters.ts';
import { powerMargin } from './power-margin.ts';
import { removeMargin } from './remove-margin.ts';
import { scoreMatrix } from './score-matrix.ts';

const usual: GoalRates = { homeRate: 1.4, awayRate: 1.1, rho: -0.04 };
const picks: MarketPick[] = [
  ...['home', 'draw', 'away'].map((selection) => pick('WDL', null, selection)),
  pick('UO', 10, 'over'),
  pick('AH', -2, 'home'),
];

function pick(market: MarketPick['market'], lineQuarters: number | null, selection: string): MarketPick {
  return { market, scope: 'match', lineQuarters, selection };
}

function quotesOf(rates: GoalRates, of = picks) {
  const matrix = scoreMatrix(rates);
  return of.map((each) => ({ pick: each, probability: fairProbability(matrix, each) }));
}

const rate = fc.double({ min: 0.3, max: 3.5, noNaN: true });

describe('rates behind prices', () => {
  test('are found again from the chances that they give', () => {
    fc.assert(
      fc.property(rate, rate, fc.double({ min: -0.1, max: 0.05, noNaN: true }), (homeRate, awayRate, rho) => {
        const found = impliedRates(quotesOf({ homeRate, awayRate, rho }), usual);
        expect(found?.homeRate).toBeCloseTo(homeRate, 1);
        expect(found?.awayRate).toBeCloseTo(awayRate, 1);
        for (const { pick: each, probability } of quotesOf({ homeRate, awayRate, rho }))
          if (found) expect(fairProbability(scoreMatrix(found), each)).toBeCloseTo(probability, 2);
      }),
      { numRuns: 60 },
    );
  });

  test('the result alone says who is stronger and how often it is a draw', () => {
    const found = impliedRates(quotesOf(usual, picks.slice(0, 3)), { homeRate: 1, awayRate: 1, rho: -0.04 });
    expect(found?.homeRate).toBeCloseTo(usual.homeRate, 1);
    expect(found?.awayRate).toBeCloseTo(usual.awayRate, 1);
  });

  test('too little says nothing, and other scopes say nothing about the match', () => {
    expect(impliedRates([], usual)).toBeUndefined();
    expect(impliedRates(quotesOf(usual, [pick('UO', 10, 'over')]), usual)).toBeUndefined();
    const halves = quotesOf(usual).map((quote) => ({
      ...quote,
      pick: { ...quote.pick, scope: 'h1' as const },
    }));
    expect(impliedRates(halves, usual)).toBeUndefined();
  });

  test('chances that contradict each other give rates in between, never none and never nonsense', () => {
    const chance = fc.double({ min: 0.02, max: 0.98, noNaN: true });
    fc.assert(
      fc.property(chance, chance, chance, (home, over, handicap) => {
        const found = impliedRates(
          [
            { pick: pick('WDL', null, 'home'), probability: home },
            { pick: pick('UO', 10, 'over'), probability: over },
            { pick: pick('AH', 0, 'home'), probability: handicap },
          ],
          usual,
        );
        for (const value of [found?.homeRate, found?.awayRate]) {
          expect(value).toBeGreaterThan(0.01);
          expect(value).toBeLessThan(13);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('blending', () => {
  const feed: GoalRates = { homeRate: 2, awayRate: 0.8, rho: 0 };

  test('runs from the model to the feed', () => {
    expect(blendRates(usual, feed, 0)).toEqual(usual);
    expect(blendRates(usual, feed, 1)).toEqual({ ...feed, homeRate: expect.closeTo(2, 12) });
    expect(blendRates(usual, feed, 0.5).homeRate).toBeCloseTo(Math.sqrt(1.4 * 2), 12);
  });

  test.each([-0.1, 1.1, Number.NaN])('%d is no weight', (weight) => {
    expect(() => blendRates(usual, feed, weight)).toThrow(RangeError);
  });
});

describe('taking a margin out', () => {
  test('undoes what puts it on', () => {
    const chance = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(chance, chance, chance, fc.integer({ min: 0, max: 1500 }), (a, b, c, margin) => {
        const fair = [a, b, c].map((each) => each / (a + b + c));
        const found = removeMargin(powerMargin(fair, margin).map((implied) => 1 / implied));
        for (const [index, each] of fair.entries()) expect(found[index]).toBeCloseTo(each, 6);
      }),
      { numRuns: 200 },
    );
  });

  test('sums to one, also below a fair book, and takes most off the longshot', () => {
    expect(removeMargin([2.1, 2.1])).toEqual([0.5, 0.5]);
    const [favourite = 0, longshot = 0] = removeMargin([1.2, 4.5]);
    expect(favourite + longshot).toBeCloseTo(1, 12);
    expect(longshot / (1 / 4.5)).toBeLessThan(favourite / (1 / 1.2));
  });

  test.each([[[2]], [[2, 1]], [[2, Number.NaN]], [[2, Number.POSITIVE_INFINITY]]])(
    '%o are no odds',
    (odds) => {
      expect(() => removeMargin(odds)).toThrow(RangeError);
    },
  );
});
