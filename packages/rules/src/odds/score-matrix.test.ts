import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalRates, type LeagueRatings } from './parameters.ts';
import { ratesLeft } from './rates-left.ts';
import { forEachScore, lowScoreFactor, type ScoreMatrix, scoreMatrix } from './score-matrix.ts';

const rates = { homeRate: 1.6, awayRate: 1.1, rho: -0.08 };

function sum(matrix: ScoreMatrix, pick: (home: number, away: number) => boolean = () => true): number {
  let total = 0;
  forEachScore(matrix, (probability, home, away) => {
    if (pick(home, away)) total += probability;
  });
  return total;
}

/** What the low-score correction gives on average to the final scores that can still come of this one. */
function weightAt(
  homeGoals: number,
  awayGoals: number,
  left: { homeRate: number; awayRate: number },
): number {
  const chance = (goals: number, rate: number) => Math.exp(-rate) * (goals === 0 ? 1 : rate);
  let weight = 1;
  for (const home of [0, 1])
    for (const away of [0, 1]) {
      const factor = lowScoreFactor(homeGoals + home, awayGoals + away, rates);
      weight += chance(home, left.homeRate) * chance(away, left.awayRate) * (factor - 1);
    }
  return weight;
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
          expect(matrix.cells.every((cell) => cell >= 0)).toBe(true);
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

  test('prices move only by what happens: today’s are the mean of those a moment later', () => {
    const score = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
    const share = fc.double({ min: 0, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(score, share, ([homeGoals, awayGoals], playedShare) => {
        const step = 1e-5;
        const at = (home: number, away: number, later: number) =>
          scoreMatrix(rates, { homeGoals: home, awayGoals: away, playedShare: playedShare + later });
        const now = { homeGoals, awayGoals, playedShare };
        const homeWins = (matrix: ScoreMatrix) => sum(matrix, (home, away) => home > away);
        const before = ratesLeft(rates, now);
        const after = ratesLeft(rates, { ...now, playedShare: playedShare + step });
        // The correction of low scores bends the pace of goals; its own law says by how much.
        const bent = (side: 'home' | 'away') =>
          weightAt(homeGoals + Number(side === 'home'), awayGoals + Number(side === 'away'), after) /
          weightAt(homeGoals, awayGoals, after);
        const home = (before.homeRate - after.homeRate) * bent('home');
        const away = (before.awayRate - after.awayRate) * bent('away');
        const later =
          (1 - home - away) * homeWins(at(homeGoals, awayGoals, step)) +
          home * homeWins(at(homeGoals + 1, awayGoals, step)) +
          away * homeWins(at(homeGoals, awayGoals + 1, step));
        expect(later).toBeCloseTo(homeWins(at(homeGoals, awayGoals, 0)), 8);
      }),
    );
  });

  test('a red card costs its side goals and gives the other some', () => {
    const progress = { homeGoals: 0, awayGoals: 0, playedShare: 0.4 };
    const eleven = ratesLeft(rates, progress);
    const ten = ratesLeft(rates, { ...progress, homeReds: 1 });
    expect(ten.homeRate / eleven.homeRate).toBeCloseTo(2 / 3, 10);
    expect(ten.awayRate / eleven.awayRate).toBeCloseTo(5 / 4, 10);
    const homeWins = (matrix: ScoreMatrix) => sum(matrix, (home, away) => home > away);
    expect(homeWins(scoreMatrix(rates, { ...progress, homeReds: 1 }))).toBeLessThan(
      homeWins(scoreMatrix(rates, progress)) - 0.1,
    );
    expect(ratesLeft(rates, { ...progress, homeReds: 1, awayReds: 1 }).homeRate).toBeCloseTo(
      (eleven.homeRate * 5) / 6,
      10,
    );
  });

  test('45 % of the goals fall before half-time', () => {
    const { homeRate } = ratesLeft(rates, { homeGoals: 0, awayGoals: 0, playedShare: 0.5 });
    expect(homeRate / rates.homeRate).toBeCloseTo(0.55, 10);
  });

  test.each([
    { homeGoals: -1, awayGoals: 0, playedShare: 0 },
    { homeGoals: 0, awayGoals: 0.5, playedShare: 0 },
    { homeGoals: 0, awayGoals: 0, playedShare: 0.5, homeReds: 5 },
    { homeGoals: 0, awayGoals: 0, playedShare: 0.5, awayReds: -1 },
  ])('no match is at %o', (progress) => {
    expect(() => scoreMatrix(rates, progress)).toThrow(RangeError);
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
