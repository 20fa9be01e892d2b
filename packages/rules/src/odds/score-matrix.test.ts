import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalRates, type LeagueRatings } from './parameters.ts';
import { forEachScore, type ScoreMatrix, scoreMatrix } from './score-matrix.ts';

const rates = { homeRate: 1.6, awayRate: 1.1, rho: -0.08 };

function sum(matrix: ScoreMatrix, pick: (home: number, away: number) => boolean = () => true): number {
  let total = 0;
  forEachScore(matrix, (probability, home, away) => {
    if (pick(home, away)) total += probability;
  });
  return total;
}

describe('score matrix', () => {
  test('its cells are probabilities that sum to one, at any rate and any moment', () => {
    const rate = fc.double({ min: 0.05, max: 5, noNaN: true });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const goals = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(
        rate,
        rate,
        share,
        goals,
        goals,
        (homeRate, awayRate, playedShare, homeGoals, awayGoals) => {
          const matrix = scoreMatrix(
            { homeRate, awayRate, rho: -0.1 },
            { homeGoals, awayGoals, playedShare },
          );
          expect(sum(matrix)).toBeCloseTo(1, 10);
          expect(matrix.cells.flat().every((cell) => cell >= 0)).toBe(true);
        },
      ),
    );
  });

  test('without the correction the goals are independent Poisson', () => {
    const matrix = scoreMatrix({ ...rates, rho: 0 });
    expect(sum(matrix, (home, away) => home === 2 && away === 1)).toBeCloseTo(
      (Math.exp(-2.7) * 1.6 ** 2 * 1.1) / 2,
      6,
    );
  });

  test('a negative rho makes low draws more likely and keeps the rest in proportion', () => {
    const plain = scoreMatrix({ ...rates, rho: 0 });
    const corrected = scoreMatrix(rates);
    const goalless = (matrix: ScoreMatrix) => sum(matrix, (home, away) => home + away === 0);
    expect(goalless(corrected)).toBeCloseTo(goalless(plain) * (1 + 0.08 * 1.6 * 1.1), 4);
    expect(sum(corrected, (h, a) => h === 1 && a === 0)).toBeLessThan(
      sum(plain, (h, a) => h === 1 && a === 0),
    );
  });

  test('a match that is over has one score left', () => {
    const matrix = scoreMatrix(rates, { homeGoals: 2, awayGoals: 3, playedShare: 1 });
    expect(sum(matrix, (home, away) => home === 2 && away === 3)).toBeCloseTo(1, 12);
  });

  test('time passing without a goal makes the leader safer', () => {
    const leads = [0.2, 0.5, 0.8, 0.95].map((playedShare) =>
      sum(scoreMatrix(rates, { homeGoals: 1, awayGoals: 0, playedShare }), (home, away) => home > away),
    );
    expect(leads).toEqual([...leads].sort((a, b) => a - b));
  });

  test.each([
    [{ ...rates, homeRate: -1 }, 0],
    [{ ...rates, awayRate: Number.NaN }, 0],
    [rates, 1.2],
    [rates, Number.NaN],
  ])('rates %o at share %d are refused', (given, playedShare) => {
    expect(() => scoreMatrix(given, { homeGoals: 0, awayGoals: 0, playedShare })).toThrow(RangeError);
  });
});

describe('goal rates', () => {
  const ratings: LeagueRatings = {
    base: Math.log(1.2),
    homeAdvantage: Math.log(1.25),
    rho: -0.05,
    teams: { strong: { attack: 0.3, defence: 0.2 }, weak: { attack: -0.2, defence: -0.3 } },
    newcomer: { attack: -0.1, defence: -0.1 },
  };

  test('they multiply the average by home advantage, attack and the other side’s defence', () => {
    const { homeRate, awayRate, rho } = goalRates(ratings, 'strong', 'weak');
    expect(homeRate).toBeCloseTo(1.2 * 1.25 * Math.exp(0.6), 10);
    expect(awayRate).toBeCloseTo(1.2 * Math.exp(-0.4), 10);
    expect(rho).toBe(-0.05);
  });

  test('an unknown side is rated as a newcomer, whatever its name', () => {
    expect(goalRates(ratings, 'toString', 'weak')).toEqual(goalRates(ratings, 'promoted', 'weak'));
    expect(goalRates(ratings, 'promoted', 'weak').homeRate).toBeCloseTo(1.5 * Math.exp(0.2), 10);
  });
});
