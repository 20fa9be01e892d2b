import { readFile } from 'node:fs/promises';
import type { LeagueRatings } from '@hanpan/rules';
import { z } from 'zod';

const folder = new URL('../../../data/football/', import.meta.url);

const fixtures = z.object({
  leagues: z.array(
    z.object({
      code: z.string(),
      nameKo: z.string(),
      nameEn: z.string(),
      nameVi: z.string().optional(),
      countryKo: z.string(),
      countryEn: z.string(),
      countryVi: z.string().optional(),
    }),
  ),
  teams: z.array(z.object({ id: z.string(), nameKo: z.string(), nameEn: z.string() })),
  seasons: z.array(
    z.object({ season: z.string(), league: z.string(), matches: z.array(z.array(z.number().nullable())) }),
  ),
});

const rating = z.object({ attack: z.number(), defence: z.number() });
const ratings = z.object({
  ratings: z.array(
    z.object({
      season: z.string(),
      league: z.string(),
      parameters: z.object({
        base: z.number(),
        homeAdvantage: z.number(),
        rho: z.number(),
        teams: z.record(z.string(), rating),
        newcomer: rating,
      }),
    }),
  ),
});

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8'));
}

export type FootballFixtures = z.output<typeof fixtures>;

export async function readFixtures(): Promise<FootballFixtures> {
  return fixtures.parse(await readJson('fixtures.json'));
}

/** The ratings that each league's replay begins with, fitted before its first replayed season. */
export async function readStartingRatings(): Promise<Map<string, LeagueRatings>> {
  const list = ratings.parse(await readJson('ratings.json')).ratings;
  const earliestFirst = list.toSorted((a, b) => b.season.localeCompare(a.season));
  return new Map(earliestFirst.map((each) => [each.league, each.parameters]));
}

/** One real match with its result, in regular time. */
export interface Fixture {
  readonly key: string;
  readonly league: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly fullTime: readonly [number, number];
  readonly halfTime: readonly [number, number] | null;
}

/** All replayable matches in the order in which they were really played. */
export function listFixtures({ seasons, teams }: FootballFixtures): Fixture[] {
  const played = seasons.flatMap(({ season, league, matches }) =>
    matches.map((match) => {
      const [kickoff = 0, home, away, homeGoals, awayGoals, halfHome, halfAway] = match.map(
        (value) => value ?? -1,
      );
      const homeTeam = teams[home ?? -1]?.id ?? '';
      const awayTeam = teams[away ?? -1]?.id ?? '';
      const fixture: Fixture = {
        key: `${league}/${season}/${homeTeam}/${awayTeam}/${kickoff}`,
        league,
        homeTeam,
        awayTeam,
        fullTime: [homeGoals ?? 0, awayGoals ?? 0],
        halfTime: (halfHome ?? -1) < 0 || (halfAway ?? -1) < 0 ? null : [halfHome ?? 0, halfAway ?? 0],
      };
      return { kickoff, fixture };
    }),
  );
  return played.sort((a, b) => a.kickoff - b.kickoff).map((each) => each.fixture);
}
