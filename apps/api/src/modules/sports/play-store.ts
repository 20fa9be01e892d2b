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
  minute: number;
  home_score: number;
  away_score: number;
  goals: Goal[];
  final_home: number;
  final_away: number;
}

/** The feed's heartbeat. A board or a bet that finds it too old treats every price as stale. */
export async function beat(tx: Tx, now: Date): Promise<void> {
  await tx.run("update feed_state set alive_at = $1 where name = 'replay'", [now]);
}

/** Events that have begun and are not settled, the earliest first. */
export function runningEvents(queryable: Queryable, now: Date, limit: number): Promise<RunningEvent[]> {
  return queryable.rows(
    `select e.id, e.league_id, e.home_team, e.away_team, e.starts_at, e.ends_at, e.phase, e.minute, e.home_score,
            e.away_score, s.goals, s.final_home, s.final_away
       from event e join event_script s on s.event_id = e.id
      where e.settled_at is null and e.starts_at <= $1 order by e.starts_at limit $2`,
    [now, limit],
  );
}

/** Returns whether it still runs: one that was called off meanwhile stays as it is. */
export async function moveEvent(
  tx: Tx,
  eventId: number,
  state: { phase: string; minute: number; homeGoals: number; awayGoals: number },
): Promise<boolean> {
  const moved = await tx.run(
    `update event set phase = $2, minute = $3, home_score = $4, away_score = $5, version = version + 1
      where id = $1 and settled_at is null`,
    [eventId, state.phase, state.minute, state.homeGoals, state.awayGoals],
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
    `update event set phase = 'ended', minute = 90, home_score = $2, away_score = $3, version = version + 1,
            settled_at = $4 where id = $1 and settled_at is null`,
    [eventId, score.homeGoals, score.awayGoals, now],
  );
  return ended === 1;
}

export async function settleMarkets(tx: Tx, eventId: number): Promise<void> {
  await tx.run("update market set status = 'settled', reason = 'ended' where event_id = $1", [eventId]);
}

/** Legs that have no result yet get that of their selection. */
export async function copyResultsToLegs(tx: Tx, eventId: number): Promise<void> {
  await tx.run(
    `update bet_leg l set result = s.result from selection s
      where l.event_id = $1 and s.id = l.selection_id and l.result is null`,
    [eventId],
  );
}
