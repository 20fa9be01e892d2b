import { createHash } from 'node:crypto';
import type { Tx } from '@hanpan/db';
import type { ResolutionMessage, Score } from '@hanpan/rules';
import type { FeedMarket, ResultMessage } from '../../../vendors/feeds/messages.ts';
import { resolutionsOf } from '../../../vendors/feeds/resolutions.ts';
import { insertCorrection } from '../settlement/correction-store.ts';
import type { MessageRow } from '../settlement/message-store.ts';
import { outcomesByPick } from '../settlement/outcomes-by-pick.ts';
import { requestPass } from '../settlement/pass-store.ts';
import { lockSelections, settledEvent } from '../settlement/result-store.ts';
import { noteReview } from '../settlement/review-store.ts';
import { sayResults } from '../settlement/say-results.ts';
import type { FeedEvent } from './feed-event-store.ts';
import { marketKey, wholeEvent } from './market-key.ts';
import { appendResults, type SaidResult, saidScores } from './resolution-store.ts';

/**
 * A feed that gives a score and settles nothing. The latest score by its clock counts; another one, said later, settles the
 * bets anew. The same score again asks for nothing, so that what an operator has decided since then stays. One that may
 * count extra time waits for an operator.
 */
export async function hearResult(
  tx: Tx,
  { event_id: eventId }: FeedEvent,
  said: ResultMessage,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs);
  const before = await latestScore(tx, eventId);
  const { receivedAtMs: _, ...message } = said;
  await appendResults(tx, eventId, [saidResult(wholeEvent, said.saidAtMs, message)], at);
  const after = await latestScore(tx, eventId);
  if (after === undefined || isSame(before?.score.scores.match, after.score.scores.match)) return;
  const { scores } = after.score;
  if (after.doubt !== undefined)
    return noteReview(
      tx,
      'result',
      eventId,
      `${after.doubt}: ${scores.match?.home}-${scores.match?.away}`,
      at,
    );
  const correction = { kind: 'result', eventId, marketId: null, scores, ending: 'played' } as const;
  await insertCorrection(tx, correction, { operatorId: null, reason: said.feed }, at);
}

function isSame(a: Score | undefined, b: Score | undefined): boolean {
  return a?.home === b?.home && a?.away === b?.away;
}

async function latestScore(tx: Tx, eventId: number): Promise<ResultMessage | undefined> {
  return (await saidScores(tx, eventId)).at(-1);
}

function saidResult<Message extends object>(
  key: string,
  saidAtMs: number,
  message: Message,
): SaidResult<Message> {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, message]))
    .digest();
  return { key, digest, saidAtMs, message };
}

interface SaidOfMarket extends SaidResult<ResolutionMessage> {
  readonly market: FeedMarket;
}

/**
 * A feed that settles by itself, market by market: every word is kept, also of markets that are not ours, and the rules make
 * one state of all of them. What was said before changes nothing. A pass carries the results to the bets;
 * of an event that is held none does, and what is settled is not sold again.
 */
export async function hearResolution(
  tx: Tx,
  { event_id: eventId }: FeedEvent,
  said: Parameters<typeof resolutionsOf>[0],
  { nowMs, isHeld }: { readonly nowMs: number; readonly isHeld: boolean },
): Promise<void> {
  const at = new Date(nowMs);
  const results: SaidOfMarket[] = resolutionsOf(said).map(({ market, message }) => ({
    market,
    ...saidResult(marketKey(market), said.saidAtMs, message),
  }));
  if (results.length === 0) return;
  const news = new Set(await appendResults(tx, eventId, results, at));
  if (isHeld) return;
  const selections = await lockSelections(tx, eventId);
  const ids = new Map(
    selections.map(({ market_id, kind, scope, line_quarters: lineQuarters }) => [
      marketKey({ kind: 'known', market: kind, scope, lineQuarters }),
      market_id,
    ]),
  );
  const messages = results.flatMap(({ key, message }): MessageRow[] => {
    const marketId = ids.get(key);
    return marketId === undefined || !news.has(key) ? [] : [messageRow(marketId, message)];
  });
  if (messages.length === 0) return;
  const event = await settledEvent(tx, eventId);
  const changed = await sayResults(tx, { eventId, event, selections }, messages, { at, correctionId: null });
  if (changed > 0) await requestPass(tx, eventId, at);
}

const nothing = {
  certainty: null,
  results: null,
  in_play_results: null,
  ruled: null,
  picks: null,
  window_from: null,
  window_to: null,
};

function messageRow(market_id: number, message: ResolutionMessage): MessageRow {
  const row = {
    ...nothing,
    market_id,
    source: 'feed',
    kind: message.kind,
    said_at: new Date(message.saidAtMs),
  } as const;
  switch (message.kind) {
    case 'settlement':
      return { ...row, certainty: message.certainty, results: outcomesByPick(message.results) };
    case 'rollback-settlement':
      return { ...row, picks: message.selections === 'all' ? null : message.selections };
    case 'cancel':
    case 'rollback-cancel': {
      const { startsAtMs, endsAtMs } = message.window;
      return { ...row, window_from: dateOf(startsAtMs), window_to: dateOf(endsAtMs) };
    }
  }
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
