import type { Database, Tx } from '@hanpan/db';
import { matchState } from '@hanpan/rules';
import type { Clock } from '../../kernel/clock.ts';
import { emitEvents } from './emit-events.ts';
import { learnFromResult } from './league-model.ts';
import {
  beat,
  closeMarkets,
  copyResultsToLegs,
  markEnded,
  moveEvent,
  type RunningEvent,
  runningEvents,
  settleMarkets,
} from './play-store.ts';
import { saveResults, selectionsOfEvent } from './result-store.ts';
import { resultsOf } from './selection-results.ts';

/**
 * Moves every running match to where the replay clock says it is. At kick-off its markets close; at the final whistle
 * the result is written to every selection and every leg in the same transaction that ends the match.
 */
export async function playEvents(
  services: { database: Database; clock: Clock },
  limit: number,
): Promise<void> {
  const { database, clock } = services;
  await database.transaction((tx) => beat(tx, clock.date()));
  const running = await runningEvents(database, clock.date(), limit);
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
  await database.transaction((tx) => emitEvents(tx, changed, clock.date()));
}

async function advance(database: Database, event: RunningEvent, elapsed: number): Promise<boolean> {
  const state = matchState(event.goals, elapsed);
  const same =
    state.phase === event.phase &&
    state.minute === event.minute &&
    state.homeGoals === event.home_score &&
    state.awayGoals === event.away_score;
  if (same) return false;
  return database.transaction(async (tx) => {
    const isMoved = await moveEvent(tx, event.id, state);
    if (isMoved && event.phase === 'prematch') await closeMarkets(tx, event.id);
    return isMoved;
  });
}

async function endEvent(tx: Tx, event: RunningEvent, now: Date): Promise<void> {
  const score = { homeGoals: event.final_home, awayGoals: event.final_away };
  if (!(await markEnded(tx, event.id, score, now))) return;
  const selections = await selectionsOfEvent(tx, event.id);
  await saveResults(tx, resultsOf(selections, score));
  await settleMarkets(tx, event.id);
  await copyResultsToLegs(tx, event.id);
  await learnFromResult(tx, {
    leagueId: event.league_id,
    homeId: event.home_team,
    awayId: event.away_team,
    ...score,
    at: now,
  });
  await emitEvents(tx, [event.id], now);
}
