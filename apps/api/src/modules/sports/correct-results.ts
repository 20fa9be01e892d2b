import type { Tx } from '@hanpan/db';
import type { LegOutcome } from '@hanpan/rules';
import { inTransaction } from '../../kernel/transaction.ts';
import {
  type Correction,
  lockNextCorrection,
  noteProgress,
  replaceLegResults,
  saveCancelled,
  saveFinalScore,
} from './correction-store.ts';
import { emitEvents } from './emit-events.ts';
import { settleMarkets } from './play-store.ts';
import { resettleBets } from './resettle-bets.ts';
import { saveResults, selectionsOfEvent } from './result-store.ts';
import { resultsOf } from './selection-results.ts';
import type { SettleServices } from './settle-bets.ts';

/** A match that many have bet on must not keep its selections, and so everybody who bets, locked until its last bet is settled. */
const betsAtOnce = 200;

/**
 * Applies corrections of results, in the order in which they came: a feed or an operator that finds a wrong score
 * or an abandoned match writes one, and the bets on that match are resettled. The results and the first bets are one
 * transaction, and the next bets one each, until none is left.
 */
export async function correctResults(
  services: SettleServices,
  limit: number,
  atOnce = betsAtOnce,
): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    const found = await inTransaction(services.database, async (tx) => {
      const correction = await lockNextCorrection(tx);
      if (correction === undefined) return false;
      await goOn(services, tx, correction, atOnce);
      return true;
    });
    if (!found) return;
  }
}

async function goOn(
  { ledger, clock }: SettleServices,
  tx: Tx,
  correction: Correction,
  limit: number,
): Promise<void> {
  const { id, event_id: eventId, last_bet_id: afterBetId } = correction;
  const at = clock.date();
  if (afterBetId === 0) {
    await writeResults(tx, correction, at);
    await settleMarkets(tx, eventId);
    await replaceLegResults(tx, eventId);
    await emitEvents(tx, [eventId], at);
  }
  const progress = await resettleBets(ledger, tx, { eventId, afterBetId, limit }, at);
  await noteProgress(tx, id, progress, at);
}

/** The ratings keep what the wrong result taught them: it fades by itself with the next matches. */
async function writeResults(tx: Tx, correction: Correction, at: Date): Promise<void> {
  const { event_id: eventId, home_score: homeGoals, away_score: awayGoals } = correction;
  const selections = await selectionsOfEvent(tx, eventId);
  if (homeGoals === null || awayGoals === null) {
    await saveCancelled(tx, eventId, at);
    const result: LegOutcome = 'void';
    await saveResults(
      tx,
      selections.map(({ id }) => ({ id, result })),
    );
    return;
  }
  await saveFinalScore(tx, eventId, { homeGoals, awayGoals }, at);
  await saveResults(tx, resultsOf(selections, { homeGoals, awayGoals }));
}
