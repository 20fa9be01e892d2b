import type { LocalText, SportEvent } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

const isOpen = `e.settled_at is null and e.phase <> 'ended'`;

export interface SideName {
  readonly id: number;
  readonly name: LocalText;
}

/** The sides of the matches that have not ended. */
export function listOpenSides(queryable: Queryable): Promise<SideName[]> {
  return queryable.rows(
    `select t.id, t.name from team t
      where t.id in (select unnest(array[e.home_team, e.away_team]) from event e where ${isOpen}) order by t.id`,
  );
}

export interface OpenLeague {
  readonly leagueId: number;
  readonly sport: string;
  readonly name: LocalText;
  readonly country: LocalText;
  readonly openCount: number;
}

/** Their leagues, with how many matches of each have not ended. */
export function listOpenLeagues(queryable: Queryable): Promise<OpenLeague[]> {
  return queryable.rows(
    `select l.id as "leagueId", l.sport, l.name, l.country, o.count as "openCount" from league l
       join (select e.league_id, count(*) from event e where ${isOpen} group by e.league_id) o on o.league_id = l.id
      order by l.ord, l.id`,
  );
}

export interface FoundEventRow {
  readonly id: number;
  readonly sport: string;
  readonly league: LocalText;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly starts_at: Date;
  readonly phase: SportEvent['phase'];
  readonly home_score: number;
  readonly away_score: number;
}

/** Matches of any of these sides or leagues that have not ended: those in play, then those that come next. */
export function openEventsOf(
  queryable: Queryable,
  { sideIds, leagueIds }: { readonly sideIds: readonly number[]; readonly leagueIds: readonly number[] },
  limit: number,
): Promise<FoundEventRow[]> {
  return queryable.rows(
    `select e.id, l.sport, l.name as league, h.name as home, a.name as away, e.starts_at, e.phase, e.home_score, e.away_score
       from event e join league l on l.id = e.league_id join team h on h.id = e.home_team join team a on a.id = e.away_team
      where ${isOpen} and (e.home_team = any($1) or e.away_team = any($1) or e.league_id = any($2))
      order by e.phase = 'prematch', e.starts_at, e.id limit $3`,
    [sideIds, leagueIds, limit],
  );
}
