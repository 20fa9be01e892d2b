import { existsSync, readFileSync } from 'node:fs';
import { readSeason, teamIds } from './read-season.mjs';

const dataUrl = new URL('./data/', import.meta.url);

export const seasons = ['2021-22', '2022-23', '2023-24', '2024-25', '2025-26'];

function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, dataUrl), 'utf8'));
}

/** Every league with its played matches per season; a season the source does not have is left out. */
export function loadFootball() {
  const directory = readJson('teams.json');
  const teamIdOf = teamIds(directory);
  const leagues = readJson('leagues.json').leagues.map((league) => {
    const bySeason = new Map();
    for (const season of seasons) {
      const path = `openfootball/${season}/${league.file}.json`;
      if (existsSync(new URL(path, dataUrl)))
        bySeason.set(season, readSeason(readJson(path), { timeZone: league.timeZone, teamIdOf }));
    }
    return { ...league, bySeason };
  });
  return { leagues, teams: directory.teams };
}

/** What was known before the first kick-off of a season: the matches of every earlier one. */
export function matchesBefore(league, season) {
  return seasons
    .filter((earlier) => earlier < season)
    .flatMap((earlier) => league.bySeason.get(earlier)?.matches ?? [])
    .map((match) => ({ ...match, dateMs: match.kickoffMs }));
}
