import type { Queryable, Tx } from '@hanpan/db';
import type { BoardView, PlayProgress, Scope, SportState, TimedIncident } from '@hanpan/rules';
import type { PlannedMatch } from '../trading/season-law.ts';

/** By scope: [home, away, whether nothing can change it any more]. */
export type HeldScores = Readonly<
  Partial<Record<Scope, readonly [home: number, away: number, isFinal: boolean]>>
>;

/**
 * Matches whose next tick is over, the longest ago first; not those on the review list that are not due, nor those that
 * somebody ended before their time.
 */
export async function dueMatches(queryable: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await queryable.prepared<{ id: number }>(
    'season-due',
    `select s.event_id as id from season_match s join event e on e.id = s.event_id
      where s.next_tick_at <= $1 and e.settled_at is null and not exists (
              select from sports_review r where r.subject = 'result' and r.subject_id = s.event_id
                 and r.resolved_at is null and r.next_at > $1)
      order by s.next_tick_at, s.event_id limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

export interface MatchInPlay extends PlannedMatch {
  readonly league_id: number;
  readonly home_team: number;
  readonly away_team: number;
  readonly spread: number;
  readonly series: string;
  readonly ticks: number;
  readonly ticks_played: number;
  readonly progress: PlayProgress<SportState>;
  readonly next_tick_at: Date;
  readonly starts_at: Date;
  readonly every_ms: number;
  readonly phase: string;
  readonly scores: HeldScores;
  readonly is_reviewed: boolean;
}

/** Locks a match that has a tick to play; undefined where another worker has played it meanwhile. */
export function lockDueMatch(tx: Tx, eventId: number, now: Date): Promise<MatchInPlay | undefined> {
  return tx.row(
    `select e.id, e.league_id, e.home_team, e.away_team, coalesce(l.spread, 1) as spread, s.series, s.plan, s.meeting, s.ticks,
            s.ticks_played, s.progress, s.next_tick_at, e.starts_at, d.every_ms, e.phase, e.scores,
            exists (select from sports_review r where r.subject = 'result' and r.subject_id = e.id
                       and r.resolved_at is null) as is_reviewed
       from event e join season_match s on s.event_id = e.id join league l on l.id = e.league_id
       join draw_series d on d.series = s.series
      where e.id = $1 and e.settled_at is null and s.next_tick_at <= $2 for no key update of e, s`,
    [eventId, now],
  );
}

/** How a match was drawn so far, which nothing but its draws writes. Undefined for a match of the world. */
export function drawnProgress(
  queryable: Queryable,
  eventId: number,
): Promise<Pick<MatchInPlay, 'plan' | 'progress'> | undefined> {
  return queryable.row('select plan, progress from season_match where event_id = $1', [eventId]);
}

export interface NewProgress {
  readonly eventId: number;
  readonly ticksPlayed: number;
  readonly progress: PlayProgress<SportState>;
  readonly nextTickAt: Date | null;
}

export async function saveProgress(tx: Tx, { eventId, ...match }: NewProgress): Promise<void> {
  await tx.prepared(
    'season-progress',
    'update season_match set ticks_played = $2, progress = $3, next_tick_at = $4 where event_id = $1',
    [eventId, match.ticksPlayed, JSON.stringify(match.progress), match.nextTickAt],
  );
}

export interface BoardState extends BoardView {
  readonly scores: HeldScores;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** Where the match is now; ended from the moment on that `endedAt` says. */
export async function saveBoardState(
  tx: Tx,
  eventId: number,
  state: BoardState,
  { at, endedAt }: { readonly at: Date; readonly endedAt: Date | null },
): Promise<void> {
  await tx.prepared(
    'season-board-state',
    `update event set phase = $2, period = $3, clock_seconds = $4, server = $5, detail = $6, scores = $7, home_score = $8,
            away_score = $9, version = version + 1, priced_at = $10, settled_at = $11 where id = $1`,
    [
      eventId,
      state.phase,
      state.period,
      state.clockSeconds === null ? null : Math.floor(state.clockSeconds),
      state.server,
      JSON.stringify(state.detail),
      JSON.stringify(state.scores),
      state.homeScore,
      state.awayScore,
      at,
      endedAt,
    ],
  );
}

/** Numbered on from those that are there. */
export async function insertIncidents(
  tx: Tx,
  eventId: number,
  incidents: readonly TimedIncident[],
): Promise<void> {
  const rows = incidents.map(({ score, ...incident }, index) => ({
    ...incident,
    n: index + 1,
    home: score.home,
    away: score.away,
    at: Math.floor(incident.atSeconds),
  }));
  await tx.prepared(
    'season-incidents',
    `insert into event_incident (event_id, number, at_seconds, period, kind, side, amount, home_score, away_score)
     select $1, (select coalesce(max(number), 0) from event_incident where event_id = $1) + n, at, period, kind, side, amount,
            home, away
       from jsonb_to_recordset($2::jsonb)
            i(n int, at int, period smallint, kind text, side text, amount int, home smallint, away smallint)`,
    [eventId, JSON.stringify(rows)],
  );
}

/** A draw of the match is void. Where no part of it was played to its end, it is as if it had never been. */
export async function callOff(
  tx: Tx,
  eventId: number,
  { at, isWhole }: { readonly at: Date; readonly isWhole: boolean },
): Promise<void> {
  await tx.run(
    `update event set phase = 'ended', clock_seconds = null, version = version + 1, settled_at = $2,
            cancelled_at = case when $3 then $2::timestamptz end where id = $1`,
    [eventId, at, isWhole],
  );
  await tx.run('update season_match set next_tick_at = null where event_id = $1', [eventId]);
}

/** Its next draw cannot be made now: nobody bets on a match that stands still. Returns whether anything was open. */
export async function suspendSilent(tx: Tx, eventId: number): Promise<boolean> {
  const suspended = await tx.run(
    `update market set status = 'suspended', reason = 'feed'
      where event_id = $1 and event_id in (select id from event where id = $1 and settled_at is null for no key update)
        and (status = 'open' or (status = 'suspended' and reason in ('incident', 'limit')))`,
    [eventId],
  );
  if (suspended === 0) return false;
  await tx.run('update event set version = version + 1 where id = $1', [eventId]);
  return true;
}
