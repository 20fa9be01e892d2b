import type { Database, Tx } from '@hanpan/db';
import { type Goal, matchState, settleSelection } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { emitEvents } from './emit-events.ts';
import { learnFromResult } from './league-model.ts';

interface RunningEvent {
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

/** Says that the feed lives. A board or a bet that finds this too old treats every price as stale. */
async function beat(tx: Tx, now: Date): Promise<void> {
  await tx.run("update feed_state set alive_at = $1 where name = 'replay'", [now]);
}

/**
 * Moves every running match to where the replay clock says it is. At kick-off its markets close; at the final whistle
 * the result is written to every selection and every leg in the same transaction that ends the match.
 */
export async function playEvents(
  services: { database: Database; clock: Clock },
  limit: number,
): Promise<void> {
  const { database, clock } = services;
  await database.transaction((tx) => beat(tx, new Date(clock())));
  const running = await database.rows<RunningEvent>(
    `select e.id, e.league_id, e.home_team, e.away_team, e.starts_at, e.ends_at, e.phase, e.minute, e.home_score,
            e.away_score, s.goals, s.final_home, s.final_away
       from event e join event_script s on s.event_id = e.id
      where e.settled_at is null and e.starts_at <= $1 order by e.starts_at limit $2`,
    [new Date(clock()), limit],
  );
  const changed: number[] = [];
  for (const event of running) {
    const nowMs = clock();
    const elapsed =
      (nowMs - event.starts_at.getTime()) / (event.ends_at.getTime() - event.starts_at.getTime());
    if (elapsed >= 1) {
      await database.transaction((tx) => endEvent(tx, event, new Date(nowMs)));
    } else if (await advance(database, event, elapsed)) {
      changed.push(event.id);
    }
  }
  await database.transaction((tx) => emitEvents(tx, changed, new Date(clock())));
}

async function advance(database: Database, event: RunningEvent, elapsed: number): Promise<boolean> {
  const state = matchState(event.goals, elapsed);
  const same =
    state.phase === event.phase &&
    state.minute === event.minute &&
    state.homeGoals === event.home_score &&
    state.awayGoals === event.away_score;
  if (same) return false;
  await database.transaction(async (tx) => {
    await tx.run(
      `update event set phase = $2, minute = $3, home_score = $4, away_score = $5, version = version + 1 where id = $1`,
      [event.id, state.phase, state.minute, state.homeGoals, state.awayGoals],
    );
    if (event.phase === 'prematch') {
      await tx.run(
        "update market set status = 'closed', reason = 'in-play' where event_id = $1 and status <> 'settled'",
        [event.id],
      );
    }
  });
  return true;
}

interface OpenSelection {
  id: number;
  kind: 'WDL' | 'AH' | 'UO';
  line_quarters: number | null;
  pick: string;
}

async function endEvent(tx: Tx, event: RunningEvent, now: Date): Promise<void> {
  const ended = await tx.run(
    `update event set phase = 'ended', minute = 90, home_score = $2, away_score = $3, version = version + 1,
            settled_at = $4 where id = $1 and settled_at is null`,
    [event.id, event.final_home, event.final_away, now],
  );
  if (ended === 0) return;
  const selections = await tx.rows<OpenSelection>(
    `select s.id, m.kind, m.line_quarters, s.pick from market m join selection s on s.market_id = m.id
      where m.event_id = $1`,
    [event.id],
  );
  const score = { homeGoals: event.final_home, awayGoals: event.final_away };
  const results = selections.map(
    ({ kind, line_quarters: lineQuarters, pick }) =>
      settleSelection({ market: kind, lineQuarters, selection: pick }, score).result,
  );
  await tx.run(
    'update selection s set result = r.result from unnest($1::bigint[], $2::text[]) r(id, result) where s.id = r.id',
    [selections.map((each) => each.id), results],
  );
  await tx.run("update market set status = 'settled', reason = 'ended' where event_id = $1", [event.id]);
  await tx.run(
    `update bet_leg l set result = s.result from selection s
      where l.event_id = $1 and s.id = l.selection_id and l.result is null`,
    [event.id],
  );
  await learnFromResult(tx, {
    leagueId: event.league_id,
    homeId: event.home_team,
    awayId: event.away_team,
    homeGoals: event.final_home,
    awayGoals: event.final_away,
    at: now,
  });
  await emitEvents(tx, [event.id], now);
}
