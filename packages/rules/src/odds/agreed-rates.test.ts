import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MarketPick } from '../settlement/market.ts';
import { agreedRates } from './agreed-rates.ts';
import { fairProbability } from './fair-probability.ts';
import { impliedRates, type QuotedProbability } from './implied-rates.ts';
import type { GoalRates } from './parameters.ts';
import { scoreMatrix } from './score-matrix.ts';

const usual: GoalRates = { homeRate: 1.4, awayRate: 1.1, rho: -0.04 };

function market(
  code: MarketPick['market'],
  lineQuarters: number | null,
  ...selections: string[]
): MarketPick[] {
  return selections.map((selection) => ({ market: code, scope: 'match', lineQuarters, selection }));
}

const offer = [
  market('WDL', null, 'home', 'draw', 'away'),
  market('AH', -2, 'home', 'away'),
  market('UO', 10, 'over', 'under'),
  market('UO', 12, 'over', 'under'),
];
const corners = market('UO', 38, 'over', 'under').map((pick) => ({ pick, probability: 0.5 }));

function quotesOf(rates: GoalRates, of = offer, wrong = 0): QuotedProbability[][] {
  const matrix = scoreMatrix(rates);
  return of.map((picks) =>
    picks.map((pick, index) => ({
      pick,
      probability: fairProbability(matrix, pick) + (index === 0 ? wrong : -wrong / (picks.length - 1)),
    })),
  );
}

const rate = fc.double({ min: 0.5, max: 3, noNaN: true });

describe('rates on which markets agree', () => {
  test('are those of all of them where each is a little off', () => {
    fc.assert(
      fc.property(
        rate,
        rate,
        fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        (homeRate, awayRate, wrong) => {
          const quotes = quotesOf({ homeRate, awayRate, rho: -0.04 }, offer, wrong);
          const agreed = agreedRates(quotes, usual);
          expect(agreed).toEqual({ rates: impliedRates(quotes.flat(), usual), contradicted: new Set() });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('leave out a total of corners among totals of goals, wherever it stands', () => {
    for (let place = 0; place <= offer.length; place += 1) {
      const agreed = agreedRates(quotesOf(usual).toSpliced(place, 0, corners), usual);
      if (agreed === undefined || agreed === 'contradictory') throw new Error('no rates');
      expect(agreed.contradicted).toEqual(new Set([place]));
      expect(agreed.rates.homeRate).toBeCloseTo(usual.homeRate, 2);
      expect(agreed.rates.awayRate).toBeCloseTo(usual.awayRate, 2);
    }
  });

  test('leave out a handicap whose sides are exchanged', () => {
    const rates = { homeRate: 2.2, awayRate: 0.7, rho: -0.04 };
    const [winner = [], handicap = [], ...totals] = quotesOf(rates);
    const exchanged = handicap.map(({ pick, probability }) => ({ pick, probability: 1 - probability }));
    const agreed = agreedRates([winner, exchanged, ...totals], usual);
    expect(agreed).toMatchObject({ contradicted: new Set([1]) });
  });

  test('are none where nobody knows which market is right', () => {
    const [winner = []] = quotesOf(usual);
    expect(agreedRates([winner, corners], usual)).toBe('contradictory');
    expect(agreedRates([], usual)).toBeUndefined();
  });
});
