import { type Database, isRetryable, isUnavailable, type Tx } from '@hanpan/db';
import {
  afterResult,
  halfPeriodsPlayed,
  houseRulesOf,
  type MatchRecord,
  nextTickOf,
  playedMatch,
  runningPeriod,
  type ScopeScores,
  sportOfFormat,
} from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { drawOf, type KeyServices, MissingKey, voidDraw } from '../../draws/index.ts';
import { emitEvents } from '../board/emit-events.ts';
import { noteReview, resolveReview } from '../settlement/review-store.ts';
import { settleScopes } from '../settlement/settle-scopes.ts';
import { toExposure } from '../trading/exposure.ts';
import { heldMarkets } from '../trading/offer-store.ts';
import { writeOffer } from '../trading/price-event.ts';
import { ratingsOf, saveRating } from '../trading/rating-store.ts';
import { modelOf, pricesByPlan } from '../trading/season-law.ts';
import { noShift, shiftsOf } from '../trading/shift-store.ts';
import { shortened } from '../trading/shorten-prices.ts';
import { bookVersions, exposuresOf, markSeen } from '../trading/trade-store.ts';
import { playTicks, type TicksPlayed } from './match-ticks.ts';
import {
  type BoardState,
  callOff,
  dueMatches,
  type HeldScores,
  insertIncidents,
  lockDueMatch,
  type MatchInPlay,
  saveBoardState,
  saveProgress,
  suspendSilent,
} from './play-store.ts';
import { beat } from './schedule-store.ts';

export interface PlayServices extends KeyServices {
  readonly database: Database;
  readonly clock: Clock;
}

/** How long a match waits for a key that cannot be opened, before its draw is void. */
const keyPatienceMs = 60 * 60_000;

/**
 * Plays every tick that is over, the oldest first, each match in its own short transaction: state, board, results and
 * prices commit together, so that whoever reads a score reads its prices. A match that cannot be played is suspended, goes to
 * the review list and stops no other. After a time without workers the ticks that have passed are played in their order.
 */
export async function playSeason(services: PlayServices, limit: number): Promise<void> {
  const { database, clock } = services;
  // What falls due while this goes on is the next run's, so that a run comes to its end.
  const at = clock.date();
  for (let isMoving = true; isMoving; ) {
    isMoving = false;
    for (const eventId of await dueMatches(database, at, limit))
      if (await playMatch(services, eventId)) isMoving = true;
  }
  await beat(database, clock.date());
}

/** Returns whether it went on: not where another worker has played it meanwhile, or where it waits for its next try. */
async function playMatch(services: PlayServices, eventId: number): Promise<boolean> {
  const { database, clock } = services;
  const nowMs = clock();
  try {
    return await inTransaction(database, (tx) => playDue(services, tx, eventId, nowMs));
  } catch (error) {
    if (isRetryable(error) || isUnavailable(error)) throw error;
    if (error instanceof MissingKey && (await giveUpKey(services, eventId, nowMs))) return true;
    const reason = error instanceof Error ? error.message : String(error);
    await inTransaction(database, async (tx) => {
      if (await suspendSilent(tx, eventId)) await emitEvents(tx, [eventId], new Date(nowMs));
      await noteReview(tx, 'result', eventId, reason, new Date(nowMs));
    });
    return false;
  }
}

async function playDue(services: PlayServices, tx: Tx, eventId: number, nowMs: number): Promise<boolean> {
  const match = await lockDueMatch(tx, eventId, new Date(nowMs));
  if (match === undefined) return false;
  const sport = sportOfFormat[match.plan.format];
  const { progress, ticks_played: played, ticks, series } = match;
  const until = Math.floor((nowMs - match.starts_at.getTime()) / match.every_ms);
  const made = await playTicks(modelOf(match), { progress, played, ticks, until, sport }, (draw) =>
    drawOf(services, tx, { series, draw, nowMs }),
  );
  if (made === undefined) await voidMatch(tx, match, new Date(nowMs));
  else await write(tx, match, made, { at: new Date(nowMs), until });
  return true;
}

interface Moment {
  readonly at: Date;
  readonly until: number;
}

async function write(tx: Tx, match: MatchInPlay, made: TicksPlayed, { at, until }: Moment): Promise<void> {
  const { state } = made.progress;
  const isOver = made.progress.dueSeconds === null;
  const scores = modelOf(match).scores(state);
  await saveBoardState(tx, match.id, boardState(match, made), { at, endedAt: isOver ? at : null });
  // Locks every selection without a result, before prices lock those of them that move.
  if (isOver || hasNewFinal(scores, match.scores)) await settleScopes(tx, match.id, recordOf(scores), at);
  if (!isOver) await writePrices(tx, match, made);
  if (made.incidents.length > 0) await insertIncidents(tx, match.id, made.incidents);
  // Ticks in which nothing could happen are over as soon as their time is.
  const played = isOver
    ? made.played
    : Math.max(made.played, Math.min(until, (nextOf(made, match) ?? 1) - 1));
  await saveProgress(tx, {
    eventId: match.id,
    ticksPlayed: played,
    progress: made.progress,
    nextTickAt: isOver ? null : nextTickAt(match, { ...made, played }),
  });
  if (isOver) await learn(tx, match, scores, at);
  if (match.is_reviewed) await resolveReview(tx, 'result', match.id, at);
  await emitEvents(tx, [match.id], at);
}

/** In play as before it: the plan, what the book has taken, and what a trader asks for. */
async function writePrices(tx: Tx, match: MatchInPlay, made: TicksPlayed): Promise<void> {
  const { state } = made.progress;
  const held = await heldMarkets(tx, match.id);
  const seen = await bookVersions(tx, [match.id]);
  const book = seen.length === 0 ? [] : await exposuresOf(tx, [match.id]);
  const { selections, ...asked } = (await shiftsOf(tx, [match.id])).get(match.id) ?? noShift;
  const prices = shortened(pricesByPlan(match, state, book.map(toExposure), asked), held, selections);
  await writeOffer(tx, match.id, {
    ...prices,
    held,
    blocked: made.isUnsettled ? 'incident' : prices.blocked,
  });
  await markSeen(tx, match.id, seen);
}

/** What has been played to its end. */
function recordOf(scores: ScopeScores): MatchRecord {
  return playedMatch(scoresWhere(scores, true));
}

function scoresWhere(scores: ScopeScores, final: boolean): MatchRecord['scores'] {
  const found = Object.entries(scores).filter(([, { isFinal }]) => isFinal === final);
  return Object.fromEntries(found.map(([scope, { score }]) => [scope, score]));
}

function nextOf({ progress, played }: TicksPlayed, { ticks }: MatchInPlay): number | undefined {
  return nextTickOf(progress, { played, ticks });
}

/** After an incident the next tick opens the markets again, whether anything is due in it or not. */
function nextTickAt(match: MatchInPlay, made: TicksPlayed): Date {
  const next = made.isUnsettled ? made.played + 1 : (nextOf(made, match) ?? made.played + 1);
  return new Date(match.starts_at.getTime() + next * match.every_ms);
}

function hasNewFinal(scores: ScopeScores, before: HeldScores): boolean {
  return Object.entries(scores).some(
    ([scope, { isFinal }]) => isFinal && before[scope as keyof HeldScores]?.[2] !== true,
  );
}

/** From the kick-off on a match is in play, though nothing may have happened in it. */
function boardState(match: MatchInPlay, { progress: { state } }: TicksPlayed): BoardState {
  const model = modelOf(match);
  const view = model.view(state);
  const scores = model.scores(state);
  return {
    ...view,
    phase: view.phase === 'prematch' ? 'playing' : view.phase,
    scores: Object.fromEntries(
      Object.entries(scores).map(([scope, { score, isFinal }]) => [scope, [score.home, score.away, isFinal]]),
    ),
    homeScore: scores.match?.score.home ?? 0,
    awayScore: scores.match?.score.away ?? 0,
  };
}

/** The result moves both sides; matches that are planned already keep their plans. */
async function learn(tx: Tx, match: MatchInPlay, { match: whole }: ScopeScores, at: Date): Promise<void> {
  const model = modelOf(match);
  const law = model.law(model.start(), 'match');
  if (whole === undefined || law === undefined) return;
  const { league_id: leagueId, home_team: homeTeam, away_team: awayTeam } = match;
  const ratings = await ratingsOf(tx, leagueId, [homeTeam, awayTeam]);
  const ratingOf = (team: number) =>
    ratings.find(({ team_id }) => team_id === team) ?? { attack: 0, defence: 0 };
  const before = { home: ratingOf(homeTeam), away: ratingOf(awayTeam) };
  const after = afterResult(before, law, whole.score, match.spread);
  await saveRating(tx, { leagueId, teamId: homeTeam, rating: after.home }, at);
  await saveRating(tx, { leagueId, teamId: awayTeam, rating: after.away }, at);
}

/**
 * A draw came to nothing, so nobody can know how the match would have gone on: what was played to its end stands, and what is
 * undecided is given back as the house rules say.
 */
async function voidMatch(tx: Tx, match: MatchInPlay, at: Date): Promise<void> {
  const model = modelOf(match);
  const { state } = match.progress;
  const scores = model.scores(state);
  const { period, detail } = model.view(state);
  const { plan } = houseRulesOf(sportOfFormat[match.plan.format]);
  const played = recordOf(scores);
  const record = {
    ...played,
    standing: scoresWhere(scores, false),
    halfPeriodsPlayed: halfPeriodsPlayed(plan, played.scores, runningPeriod(period, detail.half)),
  };
  const isWhole = Object.keys(record.scores).length === 0;
  await callOff(tx, match.id, { at, isWhole });
  await settleScopes(tx, match.id, { ...record, ending: isWhole ? 'not-played' : 'called' }, at);
  await resolveReview(tx, 'result', match.id, at);
  await emitEvents(tx, [match.id], at);
}

/** Returns whether the draw of the tick that waits is void now, and the match with it; while there is patience it is not. */
function giveUpKey({ database }: PlayServices, eventId: number, nowMs: number): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const match = await lockDueMatch(tx, eventId, new Date(nowMs));
    if (match === undefined) return false;
    const { series, progress, ticks_played: played, ticks } = match;
    const draw = nextTickOf(progress, { played, ticks });
    if (draw === undefined) return false;
    const atMs = match.starts_at.getTime() + draw * match.every_ms;
    if (nowMs < atMs + keyPatienceMs || !(await voidDraw(tx, { series, draw, nowMs }, 'missing-key')))
      return false;
    await voidMatch(tx, match, new Date(nowMs));
    return true;
  });
}
