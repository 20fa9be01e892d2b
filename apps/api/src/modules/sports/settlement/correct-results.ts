import type { Tx } from '@hanpan/db';
import { eachApart } from '../../../kernel/each-apart.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { emitEvents } from '../board/emit-events.ts';
import type { Correction } from './correction.ts';
import { messagesOfCorrection } from './correction-messages.ts';
import {
  lockNextCorrection,
  noteWritten,
  type QueuedCorrection,
  type StoredCorrection,
  saveCalledOff,
  saveCancelled,
  saveFinalScore,
  saveScores,
  takeBackCancelled,
} from './correction-store.ts';
import { laterWords } from './later-words.ts';
import { requestPass } from './pass-store.ts';
import { lockEvent, lockSelections, selectionsOfEvent, settledEvent } from './result-store.ts';
import { noteReview, resolveReview } from './review-store.ts';
import { saidNow, sayResults } from './say-results.ts';
import { finishPasses, type SettleServices } from './settle-bets.ts';
import { undecidedByScore } from './undecided-by-score.ts';

/** Bets a transaction where nothing else is said. */
const betsAtOnce = 200;

/**
 * Applies corrections of results, in the order in which they came: a feed or an operator that finds a wrong score
 * or an abandoned match writes one, and the bets on that match are resettled. The results are one transaction, and the
 * bets some at a time in passes of their own: a match that many have bet on must not keep its selections, and so
 * everybody who bets, locked until its last bet is settled. A score that cannot be goes to the review list.
 */
export async function correctResults(
  services: SettleServices,
  limit: number,
  atOnce = betsAtOnce,
): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    const isFound = await inTransaction(services.database, (tx) => writeNext(tx, services.clock.date()));
    if (!isFound) break;
  }
  await finishPasses(services, atOnce);
}

async function writeNext(tx: Tx, at: Date): Promise<boolean> {
  const correction = await lockNextCorrection(tx, at);
  if (correction === undefined) return false;
  const { eventId } = correction;
  await eachApart(tx, [eventId], {
    work: () => writeQueued(tx, correction, at),
    failed: (_, reason) => noteReview(tx, 'result', eventId, reason, at),
  });
  return true;
}

/**
 * One that waited says nothing of what an operator has said since then, and a feed's score nothing of what it does not
 * decide.
 */
async function writeQueued(tx: Tx, correction: QueuedCorrection, at: Date): Promise<void> {
  const { id, eventId } = correction;
  const event = await lockEvent(tx, eventId);
  const { isWhole, scores, markets } = await laterWords(tx, correction);
  if (isWhole) return noteDone(tx, { id, eventId }, at);
  const now =
    correction.kind === 'result'
      ? { ...correction, scores: { ...correction.scores, ...scores } }
      : correction;
  const undecided = undecidedByScore(correction, event, await selectionsOfEvent(tx, eventId));
  await writeCorrection(tx, now, at, new Set([...markets, ...undecided]));
}

/**
 * Writes what a stored correction comes to: the scores of the event, what is said of its markets, and the results that hold
 * then. A pass carries them to the bets. The ratings keep what a wrong result taught them: it fades with the next matches.
 * Of markets that are `outspoken` it says nothing. Locks the event, then its selections.
 */
export async function writeCorrection(
  tx: Tx,
  correction: StoredCorrection,
  at: Date,
  outspoken: ReadonlySet<number> = new Set(),
): Promise<void> {
  const { id, eventId } = correction;
  const before = await lockEvent(tx, eventId);
  await saveScore(tx, correction, at);
  const selections = await lockSelections(tx, eventId);
  const event = await settledEvent(tx, eventId);
  const said_at = await saidNow(tx, eventId, at);
  const messages = messagesOfCorrection(correction, selections, before).filter(
    ({ market_id }) => !outspoken.has(market_id),
  );
  await sayResults(
    tx,
    { eventId, event, selections },
    messages.map((message) => ({ ...message, said_at })),
    { at, correctionId: id },
  );
  await emitEvents(tx, [eventId], at);
  await noteDone(tx, { id, eventId }, at);
}

async function noteDone(
  tx: Tx,
  { id, eventId }: Pick<StoredCorrection, 'id' | 'eventId'>,
  at: Date,
): Promise<void> {
  await noteWritten(tx, id, at);
  await requestPass(tx, eventId, at, id);
  await resolveReview(tx, 'result', eventId, at);
}

/**
 * A score of the match, or its end, ends it. Of one market or of a stretch alone it does not. Where all that was said is taken
 * back, so is that it was not played.
 */
async function saveScore(tx: Tx, correction: Correction, at: Date): Promise<void> {
  if (correction.kind === 'rollback' && correction.marketId === null)
    return takeBackCancelled(tx, correction.eventId);
  if (correction.kind !== 'result' || correction.marketId !== null) return;
  const { eventId, scores, ending } = correction;
  if (Object.keys(scores).length > 0) await saveScores(tx, eventId, scores);
  if (ending === 'not-played') await saveCancelled(tx, eventId, at);
  else if (scores.match !== undefined) await saveFinalScore(tx, eventId, scores.match, at);
  else if (ending === 'called') await saveCalledOff(tx, eventId, at);
}
