import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SelectionExposure } from './event-liability.ts';
import { fairProbability } from './fair-probability.ts';
import { defaultMargins } from './margins.ts';
import { priceEvent } from './price-markets.ts';
import { scoreMatrix } from './score-matrix.ts';
import { defaultEventShade, shadeEvent } from './shade-event.ts';
import { tilt, tiltable } from './tilt-laws.ts';

const rate = fc.double({ min: 0.5, max: 2.8, noNaN: true });
const laws = (homeRate: number, awayRate: number) => ({
  scopes: {
    match: scoreMatrix({ homeRate, awayRate, rho: -0.04 }),
    h1: scoreMatrix({ homeRate: homeRate * 0.45, awayRate: awayRate * 0.45, rho: 0 }),
  },
});
const even = laws(1.5, 1.3);

function bet(
  market: 'AH' | 'UO' | 'WDL',
  selection: string,
  stakeAmount: number,
  lineQuarters: number | null = market === 'WDL' ? null : market === 'AH' ? -1 : 10,
  oddsMilli = 1950,
): SelectionExposure {
  const pick = { market, scope: 'match', lineQuarters, selection } as const;
  return { pick, stakeAmount, payoutAmount: Math.floor((stakeAmount * oddsMilli) / 1000) };
}

const chance = (
  event: ReturnType<typeof shadeEvent>['laws'],
  selection: string,
  scope: 'match' | 'h1' = 'match',
) => {
  const law = event.scopes[scope];
  if (law === undefined) throw new Error('no law');
  return fairProbability(law, { market: 'WDL', scope, lineQuarters: null, selection });
};

describe('shading by event', () => {
  test('an empty book and an even one leave every price as it is', () => {
    expect(shadeEvent(tiltable(even), []).laws).toBe(even);
    const both = [bet('AH', 'home', 2_000_000), bet('AH', 'away', 2_000_000)];
    const { movedLogOdds, isAtCap } = shadeEvent(tiltable(even), both);
    expect(movedLogOdds.lead).toBeCloseTo(0, 2);
    expect(movedLogOdds.total).toBeCloseTo(0, 2);
    expect(isAtCap).toBe(false);
  });

  test('bets on one side of any market shorten that side in all of them, in both scopes', () => {
    for (const exposure of [bet('AH', 'home', 2_000_000), bet('WDL', 'home', 2_000_000, null, 2300)]) {
      const shaded = shadeEvent(tiltable(even), [exposure]).laws;
      expect(chance(shaded, 'home')).toBeGreaterThan(chance(even, 'home') + 0.01);
      expect(chance(shaded, 'away')).toBeLessThan(chance(even, 'away') - 0.01);
      expect(chance(shaded, 'home', 'h1')).toBeGreaterThan(chance(even, 'home', 'h1'));
    }
    const over = shadeEvent(tiltable(even), [bet('UO', 'over', 2_000_000)]);
    expect(over.movedLogOdds.total).toBeGreaterThan(0.05);
    expect(chance(over.laws, 'draw')).toBeLessThan(chance(even, 'draw'));
  });

  test('one opinion is sold once: the same money spread over many lines moves as far as on one', () => {
    const lines = [-3, -2, -1, 0, 1, 2, 3];
    const spread = lines.map((line) => bet('AH', 'home', 2_000_000 / lines.length, line));
    const one = shadeEvent(tiltable(even), [bet('AH', 'home', 2_000_000, 0)]).movedLogOdds.lead;
    const many = shadeEvent(tiltable(even), spread).movedLogOdds.lead;
    expect(many / one).toBeGreaterThan(0.85);
    expect(many / one).toBeLessThan(1.15);
  });

  test('the log-odds of the lead move as far as the policy says, and at most to the cap, where it suspends', () => {
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 0, max: 40_000_000 }), (home, away, stakeAmount) => {
        const event = laws(home, away);
        const {
          laws: shaded,
          movedLogOdds,
          isAtCap,
        } = shadeEvent(tiltable(event), [bet('AH', 'away', stakeAmount)]);
        const level = (of: typeof shaded) => {
          const [homeWins, awayWins] = [chance(of, 'home'), chance(of, 'away')];
          return Math.log(homeWins / awayWins);
        };
        expect(Math.abs(movedLogOdds.lead)).toBeLessThanOrEqual(defaultEventShade.maxShift);
        // The total moves too; that changes the lead's odds where the sides are uneven, but not their order.
        const leadAlone = tilt(event.scopes.match, { lead: 0, total: 0 });
        expect(leadAlone.cells).toEqual(event.scopes.match.cells);
        expect(level(shaded) - level(event)).toBeLessThanOrEqual(1e-3);
        expect(isAtCap).toBe(Math.abs(movedLogOdds.lead) >= 1 || Math.abs(movedLogOdds.total) >= 1);
      }),
      { numRuns: 60 },
    );
    const only = shadeEvent(tiltable(laws(1.4, 1.4)), [bet('AH', 'home', 3_000_000, 0)]);
    const moved = Math.log(chance(only.laws, 'home') / chance(only.laws, 'away'));
    expect(moved).toBeCloseTo(only.movedLogOdds.lead, 2);
    expect(defaultEventShade.maxShift).toBeGreaterThanOrEqual(1);
  });

  test('more of the same money never lengthens its price', () => {
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 1, max: 9_000_000 }), (home, away, more) => {
        const lawsAt = tiltable(laws(home, away));
        const priceOf = (stakeAmount: number) => {
          const shaded = shadeEvent(lawsAt, [bet('AH', 'home', stakeAmount, 0)]).laws;
          const [market] = priceEvent(shaded, [{ market: 'WDL', scope: 'match' }]);
          return market?.selections[0]?.oddsMilli ?? 0;
        };
        expect(priceOf(1_000_000 + more)).toBeLessThanOrEqual(priceOf(1_000_000));
      }),
      { numRuns: 60 },
    );
  });

  test('shaded markets keep their margin, and none is sold at or above its own fair price', () => {
    const shaded = shadeEvent(tiltable(even), [
      bet('UO', 'under', 6_000_000),
      bet('AH', 'home', 6_000_000),
    ]).laws;
    for (const { market, selections } of priceEvent(shaded, [
      { market: 'WDL', scope: 'match' },
      { market: 'AH', scope: 'match' },
      { market: 'UO', scope: 'h1' },
    ])) {
      const overround = selections.reduce((sum, { oddsMilli }) => sum + 1000 / oddsMilli, 0);
      expect(overround).toBeGreaterThanOrEqual(1 + defaultMargins[market] / 10_000 - 1e-9);
      for (const { probability, oddsMilli } of selections)
        expect((probability * oddsMilli) / 1000).toBeLessThan(1);
    }
  });

  test('where a match is decided, money moves nothing', () => {
    const over = scoreMatrix(
      { homeRate: 1, awayRate: 1, rho: 0 },
      { homeGoals: 2, awayGoals: 0, playedShare: 1 },
    );
    const decided = { scopes: { match: over } };
    expect(shadeEvent(tiltable(decided), [bet('AH', 'home', 5_000_000)]).movedLogOdds).toEqual({
      lead: 0,
      total: 0,
    });
  });
});

describe('tilting a law', () => {
  test('is the same as moving the goal rates', () => {
    const [lead, total] = [0.2, -0.1];
    const tilted = tilt(scoreMatrix({ homeRate: 1.5, awayRate: 1.1, rho: 0 }), { lead, total });
    const moved = scoreMatrix({
      homeRate: 1.5 * Math.exp(total + lead),
      awayRate: 1.1 * Math.exp(total - lead),
      rho: 0,
    });
    for (const [index, cell] of moved.cells.entries()) expect(tilted.cells[index]).toBeCloseTo(cell, 7);
  });

  test('keeps the chance that a stretch is played at all, and high scores in bounds', () => {
    const law = {
      homeFrom: 90,
      awayFrom: 95,
      rows: 2,
      columns: 2,
      cells: Float64Array.of(0.1, 0.2, 0.2, 0.3),
    };
    const tilted = tilt(law, { lead: 1.5, total: 1.5 });
    expect(tilted.cells.reduce((sum, cell) => sum + cell, 0)).toBeCloseTo(0.8, 12);
    expect(tilted.cells[3]).toBeGreaterThan(0.3);
  });

  test('is refused for sets, whose points do not add up to the score', () => {
    expect(() => tiltable({ scopes: { match: even.scopes.match, s1: even.scopes.match } })).toThrow(
      RangeError,
    );
  });
});
