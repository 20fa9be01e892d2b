/// <reference path="../untyped-modules.d.ts" />
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compileFixtures } from './compile-fixtures.mjs';
import { loadFootball } from './load-football.mjs';

/** Kick-off in epoch seconds, both sides as positions in `teams`, the score, the half-time score, the round. */
type FixtureRow = readonly [number, number, number, number, number, number | null, number | null, number];
type Fixtures = {
  readonly leagues: readonly { readonly nameKo: string }[];
  readonly teams: readonly { readonly id: string; readonly nameKo: string; readonly nameEn: string }[];
  readonly seasons: readonly {
    readonly season: string;
    readonly league: string;
    readonly matches: readonly FixtureRow[];
  }[];
};
type Scores = {
  matches: number;
  logLoss: number;
  brier: number;
  baselineLogLoss: number;
  baselineBrier: number;
};
type Ratings = {
  readonly evaluation: readonly { season: string; asFitted: Scores; withUpdates: Scores }[];
  readonly ratings: readonly {
    readonly season: string;
    readonly league: string;
    readonly trainedOn: { readonly matches: number; readonly newestDate: string };
    readonly parameters: {
      readonly homeAdvantage: number;
      readonly rho: number;
      readonly teams: Readonly<Record<string, { readonly attack: number; readonly defence: number }>>;
    };
  }[];
};

const folder = new URL('../../apps/api/data/football/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const fixtures: Fixtures = JSON.parse(text('fixtures.json'));
const ratings: Ratings = JSON.parse(text('ratings.json'));
const ratingsOf = (season: string, league: string) =>
  ratings.ratings.find((each) => each.season === season && each.league === league);

describe('the fixtures that ship', () => {
  test('are exactly what the compiler makes of the source files', () => {
    expect(fixtures).toEqual(compileFixtures(loadFootball()));
  });

  test('are small, and cover at least eight leagues', () => {
    expect(Buffer.byteLength(text('fixtures.json'))).toBeLessThan(700_000);
    expect(new Set(fixtures.seasons.map(({ league }) => league)).size).toBeGreaterThanOrEqual(8);
  });

  test('name every club and league in Korean', () => {
    for (const { nameKo } of fixtures.leagues) expect(nameKo).toMatch(/[가-힣]/);
    const latin = fixtures.teams.filter(({ nameKo }) => !/[가-힣]/.test(nameKo)).map(({ nameEn }) => nameEn);
    expect(latin).toEqual(['AVS']);
  });

  test('hold no match twice, and no side plays two matches on one day', () => {
    for (const { matches } of fixtures.seasons) {
      const appearances = matches.flatMap(([kickoff, home, away]) =>
        [home, away].map((team) => `${Math.floor(kickoff / 86_400)}:${team}`),
      );
      expect(new Set(appearances).size).toBe(appearances.length);
    }
  });

  test('are in order of kick-off, with sides that exist and half-times not above the result', () => {
    for (const { matches } of fixtures.seasons) {
      let before = 0;
      for (const [kickoff, home, away, homeGoals, awayGoals, halfHome, halfAway] of matches) {
        expect(kickoff).toBeGreaterThanOrEqual(before);
        before = kickoff;
        expect(fixtures.teams[home]).toBeDefined();
        expect(fixtures.teams[away]).toBeDefined();
        expect(home).not.toBe(away);
        expect((halfHome ?? 0) <= homeGoals && (halfAway ?? 0) <= awayGoals).toBe(true);
      }
    }
  });
});

describe('the ratings that ship', () => {
  test('exist for every replayed season, fitted on nothing but earlier matches', () => {
    for (const { season, league, matches } of fixtures.seasons) {
      const rated = ratingsOf(season, league);
      const firstKickoff = new Date((matches[0]?.[0] ?? 0) * 1000).toISOString().slice(0, 10);
      expect(rated?.trainedOn.newestDate.localeCompare(firstKickoff)).toBeLessThan(0);
    }
  });

  test('predict the replayed seasons clearly better than the base rates, and better still with updates', () => {
    for (const { asFitted, withUpdates } of ratings.evaluation) {
      expect(asFitted.logLoss).toBeLessThan(asFitted.baselineLogLoss - 0.05);
      expect(withUpdates.logLoss).toBeLessThan(asFitted.logLoss);
      expect(withUpdates.brier).toBeLessThan(withUpdates.baselineBrier - 0.05);
    }
  });

  test('know most sides of the season, and have plausible sizes', () => {
    for (const { season, league, matches } of fixtures.seasons) {
      const parameters = ratingsOf(season, league)?.parameters;
      if (parameters === undefined) throw new Error(`no ratings for ${league} ${season}`);
      const sides = [...new Set(matches.map(([, home]) => fixtures.teams[home]?.id ?? ''))];
      const known = sides.filter((id) => Object.hasOwn(parameters.teams, id));
      expect(known.length / sides.length).toBeGreaterThan(0.7);
      expect(parameters.homeAdvantage).toBeGreaterThan(0.05);
      expect(Math.abs(parameters.rho)).toBeLessThan(0.2);
      for (const { attack, defence } of Object.values(parameters.teams))
        expect(Math.max(Math.abs(attack), Math.abs(defence))).toBeLessThan(1.2);
    }
  });
});
