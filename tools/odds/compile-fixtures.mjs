import { matchesBefore } from './load-football.mjs';

/** What the product replays: the seasons for which at least one earlier season is there to price them from. */
export const replaySeasons = ['2024-25', '2025-26'];

export const columns = [
  'kickoffSeconds',
  'homeTeam',
  'awayTeam',
  'homeGoals',
  'awayGoals',
  'halfTimeHomeGoals',
  'halfTimeAwayGoals',
  'round',
];

/** Every (season, league) that is replayed, in the order of the seasons and of the league list. */
export function replayed(leagues) {
  return replaySeasons.flatMap((season) =>
    leagues
      .filter((league) => league.bySeason.has(season) && matchesBefore(league, season).length > 0)
      .map((league) => ({ season, league, matches: league.bySeason.get(season).matches })),
  );
}

/** The content of fixtures.json: teams by position, matches as rows of `columns`. */
export function compileFixtures({ leagues, teams }) {
  const parts = replayed(leagues);
  const used = new Set(parts.flatMap(({ matches }) => matches.flatMap((m) => [m.homeTeam, m.awayTeam])));
  const shown = teams.filter(({ id }) => used.has(id));
  const positions = new Map(shown.map(({ id }, position) => [id, position]));
  return {
    about: 'Real fixtures and results of regular time; times are UTC, half-time is null where unknown.',
    source: 'https://github.com/openfootball/football.json',
    commit: '25cfaf102954ebbcdc48f9c2984198b71d48610d',
    licence: 'CC0-1.0',
    columns,
    leagues: leagues
      .filter((league) => parts.some((part) => part.league === league))
      .map(({ bySeason, file, ...names }) => names),
    teams: shown.map(({ id, nameEn, nameKo }) => ({ id, nameKo: nameKo ?? nameEn, nameEn })),
    seasons: parts.map(({ season, league, matches }) => ({
      season,
      league: league.code,
      matches: matches.map((match) => toRow(match, positions)),
    })),
  };
}

function toRow({ kickoffMs, homeTeam, awayTeam, homeGoals, awayGoals, halfTime, round }, positions) {
  const [halfTimeHome, halfTimeAway] = halfTime ?? [null, null];
  const sides = [positions.get(homeTeam), positions.get(awayTeam)];
  return [kickoffMs / 1000, ...sides, homeGoals, awayGoals, halfTimeHome, halfTimeAway, round];
}
