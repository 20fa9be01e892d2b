import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../replay/random.ts';
import { fitRatings } from './fit-ratings.ts';
import { goalRates, type LeagueRatings, type PlayedMatch, ratingOf } from './parameters.ts';
import { ratingModel, unknownLeague } from './rating-model.ts';
import { forEachScore, scoreMatrix } from './score-matrix.ts';
import { updateRatings } from './update-ratings.ts';

const dayMs = 86_400_000;
const names = Array.from({ length: 16 }, (_, index) => `team-${String(index).padStart(2, '0')}`);
const truth: LeagueRatings = {
  base: 0.15,
  homeAdvantage: 0.3,
  rho: -0.04,
  teams: Object.fromEntries(
    names.map((name, index) => [name, { attack: (7.5 - index) * 0.05, defence: (7.5 - index) * 0.04 }]),
  ),
  newcomer: { attack: 0, defence: 0 },
};

/** Draws scores from the model itself, so that learning has a truth to find. */
function playSeason(season: number, teams: readonly string[], ratings = truth): PlayedMatch[] {
  const random = seededRandom(`season ${season}`);
  const pairs = teams.flatMap((homeTeam) =>
    teams.filter((awayTeam) => awayTeam !== homeTeam).map((awayTeam) => ({ homeTeam, awayTeam })),
  );
  return pairs
    .map((pair) => ({ ...pair, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ homeTeam, awayTeam }, index) => {
      const rates = goalRates(ratings, homeTeam, awayTeam);
      const [homeGoals, awayGoals] = drawScore(rates, random());
      return { homeTeam, awayTeam, homeGoals, awayGoals, dateMs: (season * 365 + Math.floor(index)) * dayMs };
    });
}

function drawScore(rates: Parameters<typeof scoreMatrix>[0], at: number): [number, number] {
  let passed = 0;
  let drawn: [number, number] = [0, 0];
  forEachScore(scoreMatrix(rates), (probability, home, away) => {
    if (passed <= at) drawn = [home, away];
    passed += probability;
  });
  return drawn;
}

/** The mean distance between the logarithms of home goals expected and true. */
function errorOf(ratings: LeagueRatings, of = truth): number {
  const errors = names.flatMap((home) =>
    names
      .filter((away) => away !== home)
      .map((away) =>
        Math.abs(Math.log(goalRates(ratings, home, away).homeRate / goalRates(of, home, away).homeRate)),
      ),
  );
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

const threeSeasons = [0, 1, 2].flatMap((season) => playSeason(season, names));
const met = { homeTeam: 'team-00', awayTeam: 'team-15' };

describe('learning a league from its results', () => {
  test('finds the parameters from which they were drawn, the closer the more there are', () => {
    const errorAfter = (count: number) => errorOf(fitRatings(threeSeasons.slice(0, count)));
    expect(errorAfter(60)).toBeLessThan(errorAfter(0));
    expect(errorAfter(240)).toBeLessThan(errorAfter(60));
    expect(errorAfter(720)).toBeLessThan(0.14);
    const { homeAdvantage, base } = fitRatings(threeSeasons);
    expect(homeAdvantage).toBeCloseTo(truth.homeAdvantage, 0);
    expect(base).toBeCloseTo(truth.base, 0);
  });

  test('attempts that tell the strengths more surely than goals are worth more than goals alone', () => {
    const withAttempts = threeSeasons.slice(0, 240).map((match) => {
      const { homeRate, awayRate } = goalRates(truth, match.homeTeam, match.awayTeam);
      const attempts = (rate: number) => ({
        shotsOnTarget: Math.round(3.2 * rate),
        corners: Math.round(3.7 * rate),
      });
      return { ...match, attempts: { home: attempts(homeRate), away: attempts(awayRate) } };
    });
    expect(errorOf(fitRatings(withAttempts))).toBeLessThan(
      errorOf(fitRatings(threeSeasons.slice(0, 240))) * 0.8,
    );
  });

  test('does not depend on the order in which the matches are given, and uses nothing after the given day', () => {
    const once = fitRatings(threeSeasons);
    expect(fitRatings(threeSeasons.toReversed())).toEqual(once);
    const asOfMs = 400 * dayMs;
    const known = threeSeasons.filter(({ dateMs }) => dateMs <= asOfMs);
    expect(fitRatings(threeSeasons, { asOfMs })).toEqual(fitRatings(known));
    expect(known.length).toBeLessThan(threeSeasons.length);
  });

  test('a side that has changed is found out within a season', () => {
    const turned = { ...truth, teams: { ...truth.teams, 'team-15': { attack: 0.5, defence: 0.4 } } };
    const before = fitRatings(threeSeasons);
    const after = fitRatings(playSeason(3, names, turned), { from: before });
    expect(ratingOf(before, 'team-15').attack).toBeLessThan(-0.15);
    expect(ratingOf(after, 'team-15').attack).toBeGreaterThan(0.1);
  });

  test('home advantage learns: seasons without any leave little of it', () => {
    const closedDoors = { ...truth, homeAdvantage: -0.1 };
    const after = fitRatings(playSeason(3, names, closedDoors), { from: fitRatings(threeSeasons) });
    expect(after.homeAdvantage).toBeLessThan(0.08);
  });

  test('totals are not over-confident: what one freak season says about style is mostly not believed', () => {
    const ratings = fitRatings(threeSeasons.slice(0, 120));
    const spread = (of: (rating: { attack: number; defence: number }) => number) =>
      Math.max(...names.map((name) => Math.abs(of(ratingOf(ratings, name)))));
    expect(spread(({ attack, defence }) => (attack - defence) / 2)).toBeLessThan(
      spread(({ attack, defence }) => (attack + defence) / 2) / 3,
    );
  });

  test('in a league that is known, a new side is worth what sides that come up are worth', () => {
    expect(unknownLeague().newcomer).toEqual({ attack: 0, defence: 0 });
    const { newcomer } = fitRatings(threeSeasons);
    expect(newcomer).toEqual({ attack: ratingModel.newcomerStrength, defence: ratingModel.newcomerStrength });
    expect(fitRatings(threeSeasons.slice(0, 99)).newcomer).toEqual({ attack: 0, defence: 0 });
  });

  test('ratings survive JSON', () => {
    expect(JSON.parse(JSON.stringify(fitRatings(threeSeasons)))).toEqual(fitRatings(threeSeasons));
    expect(JSON.parse(JSON.stringify(unknownLeague()))).toEqual(unknownLeague());
  });
});

describe('one result', () => {
  test('more goals than expected raise attack and lower the other defence, fewer do the reverse', () => {
    const rated = (homeGoals: number) => updateRatings(truth, { ...met, homeGoals, awayGoals: 1 });
    const { homeRate } = goalRates(truth, met.homeTeam, met.awayTeam);
    const attack = (goals: number) => ratingOf(rated(goals), met.homeTeam).attack;
    const defence = (goals: number) => ratingOf(rated(goals), met.awayTeam).defence;
    expect(attack(Math.ceil(homeRate) + 1)).toBeGreaterThan(attack(0));
    expect(defence(Math.ceil(homeRate) + 1)).toBeLessThan(defence(0));
    expect(Object.keys(rated(2).teams)).toEqual(Object.keys(truth.teams));
  });

  test('to ratings without a history one goal of surprise is worth about two per cent, and they get none', () => {
    const average = { ...truth, teams: { a: { attack: 0, defence: 0 }, b: { attack: 0, defence: 0 } } };
    const after = (homeGoals: number) =>
      updateRatings(average, { homeTeam: 'a', awayTeam: 'b', homeGoals, awayGoals: 1 });
    const perGoal = ratingOf(after(3), 'a').attack - ratingOf(after(2), 'a').attack;
    expect(perGoal).toBeGreaterThan(0.008);
    expect(perGoal).toBeLessThan(0.025);
    expect(after(2).learning).toBeUndefined();
    expect(ratingOf(after(2), 'a')).not.toHaveProperty('learning');
  });

  test('a pause between seasons makes a side less certain, and the next result count more', () => {
    const ratings = fitRatings(threeSeasons);
    const lastMs = Math.max(...threeSeasons.map(({ dateMs }) => dateMs));
    const gain = (days: number) => {
      const result = { ...met, homeGoals: 0, awayGoals: 3, dateMs: lastMs + days * dayMs };
      return (
        ratingOf(updateRatings(ratings, result), met.awayTeam).attack - ratingOf(ratings, met.awayTeam).attack
      );
    };
    expect(gain(7)).toBeGreaterThan(0);
    expect(gain(80)).toBeGreaterThan(gain(7) * 1.1);
  });

  test('one freak result is capped', () => {
    const twelve = updateRatings(truth, { ...met, homeGoals: 12, awayGoals: 0 });
    expect(updateRatings(truth, { ...met, homeGoals: 20, awayGoals: 0 })).toEqual(twelve);
  });

  test('whatever is reported, ratings stay finite and certainty only grows by results', () => {
    const goals = fc.integer({ min: 0, max: 15 });
    fc.assert(
      fc.property(fc.array(fc.tuple(goals, goals), { maxLength: 60 }), (scores) => {
        const ratings = fitRatings(
          scores.map(([homeGoals, awayGoals], index) => ({
            homeTeam: index % 2 === 0 ? 'a' : 'b',
            awayTeam: index % 2 === 0 ? 'b' : 'a',
            homeGoals,
            awayGoals,
            dateMs: index * dayMs,
          })),
        );
        for (const { attack, defence, learning } of Object.values(ratings.teams)) {
          expect(Math.abs(attack)).toBeLessThan(3);
          expect(Math.abs(defence)).toBeLessThan(3);
          expect(learning?.strengthVariance).toBeGreaterThan(0);
          expect(learning?.strengthVariance).toBeLessThan(ratingModel.strengthVariance);
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each([
    [{ homeGoals: -1, awayGoals: 0 }],
    [{ homeGoals: 0.5, awayGoals: 0 }],
    [{ homeGoals: 0, awayGoals: Number.NaN }],
    [
      {
        homeGoals: 0,
        awayGoals: 0,
        attempts: { home: { shotsOnTarget: -1, corners: 2 }, away: { shotsOnTarget: 1, corners: 2 } },
      },
    ],
  ])('%o is refused', (result) => {
    expect(() => updateRatings(truth, { ...met, ...result })).toThrow(RangeError);
  });
});
