import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import {
  type PastRow,
  type PlacesRow,
  placesOf,
  playedBetween,
  playedBy,
  type SidesRow,
  sidesOf,
} from './sides-store.ts';

type Sides = AnswerOf<'/api/sport/sides'>;

const formMatches = 10;
const meetingMatches = 6;

/** Both sides of an event: their places in the league and what they played before it. Undefined where there is no event. */
export async function readSides(queryable: Queryable, eventId: number): Promise<Sides | undefined> {
  const event = await sidesOf(queryable, eventId);
  if (event === undefined) return undefined;
  const { league_id, home_team, away_team, starts_at } = event;
  const [places, home, away, meetings] = await Promise.all([
    placesOf(queryable, league_id, [home_team, away_team]),
    playedBy(queryable, home_team, starts_at, formMatches),
    playedBy(queryable, away_team, starts_at, formMatches),
    playedBetween(queryable, [home_team, away_team], starts_at, meetingMatches),
  ]);
  return {
    strength: presentStrength(event, places),
    homeForm: home.map((row) => ({ ...presentPast(row), isHome: row.home_team === home_team })),
    awayForm: away.map((row) => ({ ...presentPast(row), isHome: row.home_team === away_team })),
    meetings: meetings.map(presentPast),
  };
}

function presentStrength(
  { home_team, away_team }: SidesRow,
  places: readonly PlacesRow[],
): Sides['strength'] {
  const home = places.find(({ team_id }) => team_id === home_team);
  const away = places.find(({ team_id }) => team_id === away_team);
  if (home === undefined || away === undefined) return null;
  return { sideCount: home.side_count, home: presentPlaces(home), away: presentPlaces(away) };
}

const presentPlaces = ({ overall, attack, defence }: PlacesRow) => ({ overall, attack, defence });

function presentPast(row: PastRow): Sides['meetings'][number] {
  return {
    eventId: row.id,
    startsAt: row.starts_at.toISOString(),
    home: row.home,
    away: row.away,
    homeScore: row.home_score,
    awayScore: row.away_score,
  };
}
