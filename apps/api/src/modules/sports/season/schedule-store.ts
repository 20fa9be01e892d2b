import type { Queryable, Tx } from '@hanpan/db';
import type { MatchPlan, Meeting, PlayProgress, Sport, SportState, Strength } from '@hanpan/rules';
import type { SeasonLane } from './season-lane.ts';

/** What the schedule remembers: the lane of each sport, and the season that each league, by its code, has begun. */
export interface SeasonCursor {
  readonly lanes: Readonly<Partial<Record<Sport, SeasonLane>>>;
  readonly seasons: Readonly<Record<string, number>>;
}

/** Locks it: of two workers one plans at a time. */
export async function lockCursor(tx: Tx, now: Date): Promise<SeasonCursor> {
  await tx.run("insert into feed_state (name, alive_at) values ('season', $1) on conflict do nothing", [now]);
  const row = await tx.row<{ cursor: Partial<SeasonCursor> }>(
    "select cursor from feed_state where name = 'season' for update",
  );
  return { lanes: {}, seasons: {}, ...row?.cursor };
}

export async function saveCursor(tx: Tx, cursor: SeasonCursor): Promise<void> {
  await tx.run("update feed_state set cursor = $1 where name = 'season'", [JSON.stringify(cursor)]);
}

/** The season has done its work: prices older than the last time it did are stale. */
export async function beat(queryable: Queryable, now: Date): Promise<void> {
  await queryable.prepared(
    'season-beat',
    `insert into feed_state (name, alive_at) values ('season', $1)
     on conflict (name) do update set alive_at = excluded.alive_at`,
    [now],
  );
}

/** How many matches of each sport wait for their kick-off. */
export async function countUpcoming(queryable: Queryable): Promise<Map<Sport, number>> {
  const rows = await queryable.rows<{ sport: Sport; count: number }>(
    `select l.sport, count(*) from event e join league l on l.id = e.league_id
      where e.feed = 'season' and e.settled_at is null and e.phase = 'prematch' group by l.sport`,
  );
  return new Map(rows.map(({ sport, count }) => [sport, count]));
}

export interface FixtureSide extends Strength {
  readonly team_id: number;
}

export interface FixtureSides {
  readonly league_id: number;
  readonly home: FixtureSide;
  readonly away: FixtureSide;
}

/** The ids behind the codes of a fixture, and how strong both sides are now; undefined where one of them is unknown. */
export function fixtureSides(
  tx: Tx,
  codes: { readonly league: string; readonly home: string; readonly away: string },
): Promise<FixtureSides | undefined> {
  return tx.row(
    `select l.id as league_id,
            jsonb_build_object('team_id', h.team_id, 'attack', h.attack, 'defence', h.defence) as home,
            jsonb_build_object('team_id', a.team_id, 'attack', a.attack, 'defence', a.defence) as away
       from league l join team_rating h on h.league_id = l.id join team_rating a on a.league_id = l.id
      where l.code = $1 and h.team_id = (select id from team where code = $2)
        and a.team_id = (select id from team where code = $3)`,
    [codes.league, codes.home, codes.away],
  );
}

export interface LeagueRating extends Strength {
  readonly league_id: number;
  readonly team_id: number;
  readonly code: string;
}

export function leagueRatings(tx: Tx, leagueCode: string): Promise<LeagueRating[]> {
  return tx.rows(
    `select r.league_id, r.team_id, t.code, r.attack, r.defence from team_rating r
       join team t on t.id = r.team_id join league l on l.id = r.league_id where l.code = $1 order by r.team_id`,
    [leagueCode],
  );
}

export interface NewSeasonEvent {
  readonly sides: FixtureSides;
  readonly series: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly at: Date;
}

export async function insertSeasonEvent(tx: Tx, event: NewSeasonEvent): Promise<number> {
  const { sides, series, startsAt, endsAt, at } = event;
  const row = await tx.row<{ id: number }>(
    `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at, feed)
     values ($1, $2, $3, $4, $5, $6, $7, 'season') returning id`,
    [sides.league_id, sides.home.team_id, sides.away.team_id, series, startsAt, endsAt, at],
  );
  if (row === undefined) throw new Error('the event was not stored');
  return row.id;
}

export interface NewSeasonMatch {
  readonly eventId: number;
  readonly series: string;
  readonly season: number;
  readonly round: number;
  readonly plan: MatchPlan;
  readonly meeting: Meeting;
  readonly ticks: number;
  readonly progress: PlayProgress<SportState>;
  readonly kickOffAt: Date;
}

/** The plan of a match; it begins with its kick-off, which needs no draw. */
export async function insertSeasonMatch(tx: Tx, match: NewSeasonMatch): Promise<void> {
  await tx.run(
    `insert into season_match (event_id, series, season, round, plan, meeting, ticks, progress, next_tick_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      match.eventId,
      match.series,
      match.season,
      match.round,
      JSON.stringify(match.plan),
      JSON.stringify(match.meeting),
      match.ticks,
      JSON.stringify(match.progress),
      match.kickOffAt,
    ],
  );
}

/** Matches whose plan and announcement are public and that have no price yet, the earliest kick-off first. */
export async function unpricedMatches(queryable: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    `select e.id from event e join season_match s on s.event_id = e.id
      where e.settled_at is null and e.phase = 'prematch' and not exists (select from market m where m.event_id = e.id)
        and not exists (select from sports_review r where r.subject = 'price' and r.subject_id = e.id
                           and r.resolved_at is null and r.next_at > $1)
      order by e.starts_at, e.id limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}
