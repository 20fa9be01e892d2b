import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

export interface SidesRow {
  readonly league_id: number;
  readonly home_team: number;
  readonly away_team: number;
  readonly starts_at: Date;
}

export function sidesOf(queryable: Queryable, eventId: number): Promise<SidesRow | undefined> {
  return queryable.row('select league_id, home_team, away_team, starts_at from event where id = $1', [
    eventId,
  ]);
}

export interface PlacesRow {
  readonly team_id: number;
  readonly overall: number;
  readonly attack: number;
  readonly defence: number;
  readonly side_count: number;
}

/** The places of these sides among all of their league by its ratings; sides without ratings have no row. */
export function placesOf(
  queryable: Queryable,
  leagueId: number,
  teamIds: readonly number[],
): Promise<PlacesRow[]> {
  return queryable.rows(
    `select * from (
       select team_id, rank() over (order by attack + defence desc)::int as overall, rank() over (order by attack desc)::int as attack,
              rank() over (order by defence desc)::int as defence, count(*) over ()::int as side_count
         from team_rating where league_id = $1) placed
      where team_id = any($2)`,
    [leagueId, teamIds],
  );
}

export interface PastRow {
  readonly id: number;
  readonly starts_at: Date;
  readonly home_team: number;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly home_score: number;
  readonly away_score: number;
}

const past = `select e.id, e.starts_at, e.home_team, h.name as home, a.name as away, e.home_score, e.away_score
  from event e join team h on h.id = e.home_team join team a on a.id = e.away_team
 where e.settled_at is not null and e.cancelled_at is null`;

/** What a side played before an instant, the newest first. */
export function playedBy(
  queryable: Queryable,
  teamId: number,
  before: Date,
  limit: number,
): Promise<PastRow[]> {
  return queryable.rows(
    `${past} and (e.home_team = $1 or e.away_team = $1) and e.starts_at < $2
      order by e.starts_at desc, e.id desc limit $3`,
    [teamId, before, limit],
  );
}

/** What two sides played against each other before an instant, the newest first. */
export function playedBetween(
  queryable: Queryable,
  teamIds: readonly [number, number],
  before: Date,
  limit: number,
): Promise<PastRow[]> {
  return queryable.rows(
    `${past} and ((e.home_team = $1 and e.away_team = $2) or (e.home_team = $2 and e.away_team = $1)) and e.starts_at < $3
      order by e.starts_at desc, e.id desc limit $4`,
    [...teamIds, before, limit],
  );
}
