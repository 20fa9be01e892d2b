import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MarketPick, marketCodes } from '../settlement/market.ts';
import { selectionRule } from '../settlement/settle-selection.ts';
import { defaultMarginSettings, marginsOf } from './margins.ts';
import { type MarketOffer, priceEvent } from './price-markets.ts';
import { forEachScore, type ScoreMatrix, scoreMatrix } from './score-matrix.ts';

/** Events in CI; HANPAN_PRICED_EVENTS=10000 for the whole proof. */
const events = Number(process.env.HANPAN_PRICED_EVENTS ?? 1_000);
const patienceMs = 60_000 + 60 * events;

const offers: MarketOffer[] = marketCodes
  .filter((market) => market !== 'HTFT' && market !== 'RND')
  .map((market) => ({ market, scope: 'match', neighbourLines: 2 }));

const returnsAt = (odds: number) => ({
  win: odds,
  'half-win': (1 + odds) / 2,
  void: 1,
  'half-lose': 0.5,
  lose: 0,
  'dead-heat': Number.NaN,
});

/** What a unit of stake returns on average, from the result of every score; nothing here is part of pricing. */
function expectedReturn(matrix: ScoreMatrix, pick: MarketPick, odds: number): number {
  const resultAt = selectionRule(pick);
  const returns = returnsAt(odds);
  let returned = 0;
  forEachScore(matrix, (probability, home, away) => {
    returned += probability * returns[resultAt({ home, away }).result];
  });
  return returned;
}

/**
 * Stakes that win whatever happens would have to gain on average too. If every single selection of an event loses on
 * average under one and the same law of its score, then so do all stakes on all of them, and there are none that win
 * whatever happens.
 */
test(
  '[REL-1] no stakes on the markets of an event win whatever happens, before it and during it',
  () => {
    const rate = fc.double({ min: 0.2, max: 4, noNaN: true });
    const goals = fc.integer({ min: 0, max: 4 });
    const reds = fc.constantFrom(0, 0, 0, 1, 2);
    const progress = fc.record({
      homeGoals: goals,
      awayGoals: goals,
      playedShare: fc.double({ min: 0, max: 0.98, noNaN: true }),
      homeReds: reds,
      awayReds: reds,
    });
    let priced = 0;
    fc.assert(
      fc.property(rate, rate, fc.option(progress), (homeRate, awayRate, live) => {
        const matrix = scoreMatrix({ homeRate, awayRate, rho: -0.04 }, live ?? undefined);
        const margins = marginsOf(defaultMarginSettings, { sport: 'soccer', isInPlay: live !== null });
        let bestReturn = 0;
        let bestAgainstOwn = 0;
        let shortest = Number.POSITIVE_INFINITY;
        const markets = priceEvent({ scopes: { match: matrix } }, offers, margins);
        for (const { market, scope, lineQuarters, selections } of markets)
          for (const { selection, probability, oddsMilli } of selections) {
            const pick = { market, scope, lineQuarters, selection };
            bestReturn = Math.max(bestReturn, expectedReturn(matrix, pick, oddsMilli / 1000));
            bestAgainstOwn = Math.max(bestAgainstOwn, (probability * oddsMilli) / 1000);
            shortest = Math.min(shortest, oddsMilli);
            priced += 1;
          }
        expect(bestReturn).toBeLessThan(1);
        expect(bestAgainstOwn).toBeLessThan(1);
        expect(shortest).toBeGreaterThanOrEqual(1010);
      }),
      { numRuns: events },
    );
    expect(priced).toBeGreaterThan(events * 30);
  },
  patienceMs,
);
