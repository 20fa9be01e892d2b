import type { Tx } from '@hanpan/db';
import type { LegOutcome } from '@hanpan/rules';
import { inTransaction } from '../../kernel/transaction.ts';
import {
  type Correction,
  lockNextCorrection,
  markApplied,
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

/**
 * Applies corrections of results, in the order in which they came: a feed or an operator that finds a wrong score
 * or an abandoned match writes one, and the bets on that match are resettled. Each is one transaction.
 */
export async function correctResults(services: SettleServices, limit: number): Promise<void> {
  for (let applied = 0; applied < limit; applied += 1) {
    const found = await inTransaction(services.database, async (tx) => {
      const correction = await lockNextCorrection(tx);
      if (correction === undefined) return false;
      await apply(services, tx, correction, new Date(services.clock()));
      return true;
    });
    if (!found) return;
  }
}

async function apply(services: SettleServices, tx: Tx, correction: Correction, at: Date): Promise<void> {
  const { event_id: eventId } = correction;
  await writeResults(tx, correction, at);
  await settleMarkets(tx, eventId);
  await replaceLegResults(tx, eventId);
  const changed = await resettleBets(services.ledger, tx, eventId, at);
  await markApplied(tx, correction.id, changed, at);
  await emitEvents(tx, [eventId], at);
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
