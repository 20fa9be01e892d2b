import type { Queryable, Tx } from '@hanpan/db';
import type { Goal } from '@hanpan/rules';

export interface RunningEvent {
  id: number;
  league_id: number;
  home_team: number;
  away_team: number;
  starts_at: Date;
  ends_at: Date;
  phase: string;
  period: number;
  clock_seconds: number | null;
  home_score: number;
  away_score: number;
  goals: Goal[];
  final_home: number;
  final_away: number;
}

/**
 * Events that have begun and are not settled, the earliest first; without those on the review list that are not due to be
 * tried again.
 */
export function runningEvents(queryable: Queryable, now: Date, limit: number): Promise<RunningEvent[]> {
  return queryable.prepared(
    'replays-running',
    `select e.id, e.league_id, e.home_team, e.away_team, e.starts_at, e.ends_at, e.phase, e.period, e.clock_seconds, e.home_score,
            e.away_score, s.goals, s.final_home, s.final_away
       from event e join event_script s on s.event_id = e.id
      where e.settled_at is null and e.starts_at <= $1 and not exists (
              select from sports_review r where r.subject = 'result' and r.subject_id = e.id
                 and r.resolved_at is null and r.next_at > $1)
      order by e.starts_at limit $2`,
    [now, limit],
  );
}

/** Replayed matches that are not settled, whether they have begun or not. */
export async function openReplays(queryable: Queryable, limit: number): Promise<number[]> {
  const rows = await queryable.prepared<{ id: number }>(
    'replays-open',
    "select id from event where settled_at is null and feed = 'replay' order by starts_at, id limit $1",
    [limit],
  );
  return rows.map(({ id }) => id);
}

export interface MovedState {
  readonly phase: 'prematch' | 'playing' | 'break' | 'ended';
  readonly period: number;
  readonly clockSeconds: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** Returns whether it still runs: one that was called off meanwhile stays as it is. */
export async function moveEvent(tx: Tx, eventId: number, state: MovedState): Promise<boolean> {
  const moved = await tx.run(
    `update event set phase = $2, period = $3, clock_seconds = $4, home_score = $5, away_score = $6, version = version + 1
      where id = $1 and settled_at is null`,
    [eventId, state.phase, state.period, state.clockSeconds, state.homeGoals, state.awayGoals],
  );
  return moved === 1;
}

export async function closeMarkets(tx: Tx, eventId: number): Promise<void> {
  await tx.run(
    "update market set status = 'closed', reason = 'in-play' where event_id = $1 and status <> 'settled'",
    [eventId],
  );
}

/** Returns whether this call ended it: of two workers only one does. */
export async function markEnded(
  tx: Tx,
  eventId: number,
  score: { homeGoals: number; awayGoals: number },
  now: Date,
): Promise<boolean> {
  const ended = await tx.run(
    `update event set phase = 'ended', clock_seconds = null, home_score = $2, away_score = $3, version = version + 1,
            settled_at = $4 where id = $1 and settled_at is null`,
    [eventId, score.homeGoals, score.awayGoals, now],
  );
  return ended === 1;
}
