import { type Database, isRetryable, isUnavailable, type Tx } from '@hanpan/db';
import { type MatchState, matchState, playedMatch } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { emitEvents } from '../board/emit-events.ts';
import { noteReview, resolveReview } from '../settlement/review-store.ts';
import { settleScopes } from '../settlement/settle-scopes.ts';
import { learnFromResult } from '../trading/league-model.ts';
import {
  closeMarkets,
  type MovedState,
  markEnded,
  moveEvent,
  type RunningEvent,
  runningEvents,
} from './play-store.ts';
import { mayReplay } from './refuse-replays.ts';

interface PlayServices {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Moves every running match to where the replay clock says it is. At kick-off its markets close; at the final whistle
 * the result is written to every selection in the transaction that ends the match, and a pass carries it to the bets. A
 * match that cannot be moved goes to the review list and stops no other. Only tests and older data folders have such matches.
 */
export async function playEvents(services: PlayServices, limit: number): Promise<void> {
  const { database, clock } = services;
  if (!(await mayReplay(services, limit))) return;
  const running = await runningEvents(database, clock.date(), limit);
  const changed: number[] = [];
  for (const event of running) if (await play(services, event)) changed.push(event.id);
  if (changed.length > 0) await database.transaction((tx) => emitEvents(tx, changed, clock.date()));
}

/** Returns whether the match goes on and has changed: one that has ended tells so itself. */
async function play({ database, clock }: PlayServices, event: RunningEvent): Promise<boolean> {
  const nowMs = clock();
  const elapsed = (nowMs - event.starts_at.getTime()) / (event.ends_at.getTime() - event.starts_at.getTime());
  try {
    if (elapsed < 1) return await advance(database, event, elapsed);
    await inTransaction(database, (tx) => endEvent(tx, event, new Date(nowMs)));
    return false;
  } catch (error) {
    if (isRetryable(error) || isUnavailable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await database.transaction((tx) => noteReview(tx, 'result', event.id, reason, new Date(nowMs)));
    return false;
  }
}

async function advance(database: Database, event: RunningEvent, elapsed: number): Promise<boolean> {
  const state = boardState(matchState(event.goals, elapsed));
  const same =
    state.phase === event.phase &&
    state.period === event.period &&
    state.clockSeconds === event.clock_seconds &&
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
  const record = playedMatch({ match: { home: event.final_home, away: event.final_away } });
  await settleScopes(tx, event.id, record, now);
  await resolveReview(tx, 'result', event.id, now);
  await learnFromResult(tx, {
    leagueId: event.league_id,
    homeId: event.home_team,
    awayId: event.away_team,
    ...score,
    at: now,
  });
  await emitEvents(tx, [event.id], now);
}

/** The halves of a replayed match as the board of every sport says them. */
function boardState({ phase, minute, homeGoals, awayGoals }: MatchState): MovedState {
  const period = phase === 'first' || phase === 'half' ? 1 : phase === 'prematch' ? 0 : 2;
  const played = {
    first: 'playing',
    half: 'break',
    second: 'playing',
    prematch: 'prematch',
    ended: 'ended',
  } as const;
  const clockSeconds = (minute - Math.max(0, period - 1) * 45) * 60;
  return { phase: played[phase], period, clockSeconds, homeGoals, awayGoals };
}
