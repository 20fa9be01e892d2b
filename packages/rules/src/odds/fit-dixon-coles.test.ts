import { describe, expect, test } from 'vitest';
import { seededRandom } from '../replay/random.ts';
import { fixedParameters, negativeLikelihood } from './dixon-coles-loss.ts';
import { fitDixonColes } from './fit-dixon-coles.ts';
import { minimise } from './minimise.ts';
import { goalRates, type LeagueRatings, type PlayedMatch } from './parameters.ts';
import { forEachScore, scoreMatrix } from './score-matrix.ts';
import { updateRatings } from './update-ratings.ts';

const dayMs = 86_400_000;
const names = Array.from({ length: 16 }, (_, index) => `team-${String(index).padStart(2, '0')}`);
const truth: LeagueRatings = {
  base: 0.15,
  homeAdvantage: 0.25,
  rho: -0.06,
  teams: Object.fromEntries(
    names.map((name, index) => [name, { attack: (7.5 - index) * 0.06, defence: (7.5 - index) * 0.05 }]),
  ),
  newcomer: { attack: 0, defence: 0 },
};

/** Draws scores from the model itself, so that the fit has a truth to find. */
function playSeason(season: number, teams: readonly string[], ratings = truth): PlayedMatch[] {
  const random = seededRandom(`season ${season}`);
  const pairs = teams.flatMap((homeTeam) =>
    teams.filter((awayTeam) => awayTeam !== homeTeam).map((awayTeam) => ({ homeTeam, awayTeam })),
  );
  return pairs.map(({ homeTeam, awayTeam }, index) => {
    const score = drawScore(goalRates(ratings, homeTeam, awayTeam), random());
    return { homeTeam, awayTeam, ...score, dateMs: (season * 365 + (index % 280)) * dayMs };
  });
}

function drawScore(rates: Parameters<typeof scoreMatrix>[0], at: number) {
  let passed = 0;
  let drawn = { homeGoals: 0, awayGoals: 0 };
  forEachScore(scoreMatrix(rates), (probability, homeGoals, awayGoals) => {
    if (passed <= at) drawn = { homeGoals, awayGoals };
    passed += probability;
  });
  return drawn;
}

const threeSeasons = [0, 1, 2].flatMap((season) => playSeason(season, names));

describe('the fit', () => {
  test('finds the parameters from which the results were drawn', () => {
    const { ratings, hasConverged, matches } = fitDixonColes(threeSeasons, { halfLifeDays: 5000, ridge: 1 });
    expect(hasConverged).toBe(true);
    expect(matches).toBe(720);
    expect(ratings.homeAdvantage).toBeCloseTo(truth.homeAdvantage, 0);
    expect(Math.abs(ratings.rho - truth.rho)).toBeLessThan(0.08);
    const errors = names.flatMap((homeTeam) =>
      names.map((awayTeam) =>
        Math.abs(
          Math.log(
            goalRates(ratings, homeTeam, awayTeam).homeRate / goalRates(truth, homeTeam, awayTeam).homeRate,
          ),
        ),
      ),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.12);
  });

  test('is deterministic, and does not depend on the order of the matches', () => {
    const once = fitDixonColes(threeSeasons).ratings;
    expect(fitDixonColes(threeSeasons).ratings).toEqual(once);
    const reversed = fitDixonColes(threeSeasons.toReversed()).ratings;
    expect(reversed.homeAdvantage).toBeCloseTo(once.homeAdvantage, 4);
    expect(reversed.teams['team-00']?.attack).toBeCloseTo(once.teams['team-00']?.attack ?? 0, 3);
  });

  test('never uses results after the given day', () => {
    const asOfMs = 400 * dayMs;
    const known = threeSeasons.filter(({ dateMs }) => dateMs <= asOfMs);
    expect(fitDixonColes(threeSeasons, { asOfMs })).toEqual(fitDixonColes(known, { asOfMs }));
  });

  test('recent results count more: a side that has improved is rated higher with a short half-life', () => {
    const turned = {
      ...truth,
      teams: { ...truth.teams, 'team-15': { attack: 0.6, defence: 0.5 } },
    };
    const matches = [...playSeason(0, names), ...playSeason(1, names), ...playSeason(2, names, turned)];
    const attack = (halfLifeDays: number) =>
      fitDixonColes(matches, { halfLifeDays }).ratings.teams['team-15']?.attack ?? 0;
    expect(attack(90)).toBeGreaterThan(attack(3000) + 0.1);
  });

  test('sides that came up later set the rating of a newcomer', () => {
    const established = names.slice(0, 14);
    const matches = [
      ...playSeason(0, established),
      ...playSeason(1, [...established.slice(0, 12), 'team-14', 'team-15']),
      ...playSeason(2, [...established.slice(0, 12), 'team-14', 'team-15']),
    ];
    const { ratings } = fitDixonColes(matches);
    expect(ratings.newcomer.attack).toBeLessThan(-0.1);
    expect(ratings.newcomer.defence).toBeLessThan(-0.1);
  });

  test('a side with one freak win stays close to the others', () => {
    const freak = { homeTeam: 'new', awayTeam: 'team-00', homeGoals: 9, awayGoals: 0, dateMs: 1000 * dayMs };
    const { ratings } = fitDixonColes([...threeSeasons, freak], { ridge: 12 });
    expect(ratings.teams.new?.attack).toBeLessThan(0.6);
  });

  test.each([
    [[]],
    [[{ homeTeam: 'a', awayTeam: 'b', homeGoals: 1, awayGoals: 0, dateMs: 0 }]],
    [
      Array.from({ length: 3 }, () => ({
        homeTeam: 'a',
        awayTeam: 'b',
        homeGoals: 0.5,
        awayGoals: 0,
        dateMs: 0,
      })),
    ],
  ])('%o cannot be fitted', (matches) => {
    expect(() => fitDixonColes(matches)).toThrow(RangeError);
  });
});

test('the analytic gradient agrees with finite differences', () => {
  const samples = [
    { home: 0, away: 1, homeGoals: 0, awayGoals: 0, weight: 1 },
    { home: 1, away: 2, homeGoals: 1, awayGoals: 0, weight: 0.7 },
    { home: 2, away: 0, homeGoals: 0, awayGoals: 1, weight: 0.4 },
    { home: 0, away: 2, homeGoals: 1, awayGoals: 1, weight: 0.9 },
    { home: 1, away: 0, homeGoals: 4, awayGoals: 2, weight: 1 },
  ];
  const priors = { attack: Float64Array.of(0, 0.1, -0.1), defence: Float64Array.of(0.05, 0, 0) };
  const loss = negativeLikelihood(samples, priors, 3);
  const point = Float64Array.from({ length: fixedParameters + 6 }, (_, index) => 0.1 * Math.sin(index + 1));
  const gradient = new Float64Array(point.length);
  loss(point, gradient);
  point.forEach((value, index) => {
    const shifted = (by: number) => {
      const copy = point.slice();
      copy[index] = value + by;
      return loss(copy, new Float64Array(point.length));
    };
    expect(gradient[index]).toBeCloseTo((shifted(1e-5) - shifted(-1e-5)) / 2e-5, 5);
  });
});

describe('minimise', () => {
  test('walks down the banana valley of Rosenbrock to its end', () => {
    const { point, hasConverged } = minimise(
      (at, gradient) => {
        const [x = 0, y = 0] = at;
        gradient.set([-2 * (1 - x) - 400 * x * (y - x * x), 200 * (y - x * x)]);
        return (1 - x) ** 2 + 100 * (y - x * x) ** 2;
      },
      Float64Array.of(-1.2, 1),
    );
    expect(hasConverged).toBe(true);
    expect(point[0]).toBeCloseTo(1, 4);
    expect(point[1]).toBeCloseTo(1, 4);
  });

  test('steps around forbidden points', () => {
    const { point } = minimise((at, gradient) => {
      const [x = 0] = at;
      if (x <= 0) return Number.POSITIVE_INFINITY;
      gradient[0] = 1 - 1 / x;
      return x - Math.log(x);
    }, Float64Array.of(20));
    expect(point[0]).toBeCloseTo(1, 4);
  });
});

describe('updates', () => {
  const met = { homeTeam: 'team-00', awayTeam: 'team-01' };

  test('a surprise moves the two sides that met, and no others', () => {
    const after = updateRatings(truth, { ...met, homeGoals: 4, awayGoals: 0 });
    expect(after.teams['team-00']?.attack).toBeGreaterThan(truth.teams['team-00']?.attack ?? 0);
    expect(after.teams['team-01']?.defence).toBeLessThan(truth.teams['team-01']?.defence ?? 0);
    expect(after.teams['team-00']?.defence).toBeGreaterThan(truth.teams['team-00']?.defence ?? 0);
    expect({ ...after.teams, 'team-00': 0, 'team-01': 0 }).toEqual({
      ...truth.teams,
      'team-00': 0,
      'team-01': 0,
    });
  });

  test('the next price moves with it, a little', () => {
    const before = goalRates(truth, met.homeTeam, met.awayTeam).homeRate;
    const after = goalRates(
      updateRatings(truth, { ...met, homeGoals: 5, awayGoals: 0 }),
      met.homeTeam,
      met.awayTeam,
    );
    expect(after.homeRate).toBeGreaterThan(before);
    expect(after.homeRate / before).toBeLessThan(1.25);
  });

  test('one freak result is capped', () => {
    const three = updateRatings(truth, { ...met, homeGoals: 12, awayGoals: 0 });
    const nine = updateRatings(truth, { ...met, homeGoals: 20, awayGoals: 0 });
    expect(nine).toEqual(three);
  });

  test('an unknown side starts as a newcomer, and impossible goals are refused', () => {
    expect(
      updateRatings(truth, { homeTeam: 'new', awayTeam: 'team-01', homeGoals: 1, awayGoals: 1 }).teams.new,
    ).toBeDefined();
    expect(() => updateRatings(truth, { ...met, homeGoals: -1, awayGoals: 0 })).toThrow(RangeError);
  });
});
