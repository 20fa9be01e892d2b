import type { Tx } from '@hanpan/db';
import { type HouseRuleBook, houseRuleBooks, type MatchRecord } from '@hanpan/rules';
import { settlementMessages } from './correction-messages.ts';
import { requestPass } from './pass-store.ts';
import { lockEvent, lockUnsettled } from './result-store.ts';
import { saidNow, sayResults } from './say-results.ts';
import { resultsOf } from './selection-results.ts';

/**
 * Settles what a match has decided by now. A scope that is final settles its markets at once, while the match goes on:
 * their selections get results under the house rules of the sport, for each bet those of its own version, the markets are
 * settled, and a pass carries the results to the bets. The match speaks once of each market, so the same record may come again; what an operator has decided, voided
 * or taken back stands above it. Once the event is over (`event.settled_at` is set, which the caller does first), a market
 * that nothing decides is closed and goes to the review list: an operator decides it, never a guess.
 *
 * Locks the event and then its selections by id, and writes no score. Returns how many selections got a result.
 */
export async function settleScopes(
  tx: Tx,
  eventId: number,
  record: MatchRecord,
  at: Date,
  books: readonly HouseRuleBook[] = houseRuleBooks,
): Promise<number> {
  const event = await lockEvent(tx, eventId);
  const selections = await lockUnsettled(tx, eventId);
  const results = resultsOf(selections, record, event.sport, books);
  if (results.length === 0 && event.settled_at === null) return 0;
  const said_at = await saidNow(tx, eventId, at);
  const messages = settlementMessages(results, { source: 'rules', certainty: 'scouted' });
  const changed = await sayResults(
    tx,
    { eventId, event, selections },
    messages.map((message) => ({ ...message, said_at })),
    { at, correctionId: null },
  );
  if (changed > 0) await requestPass(tx, eventId, at);
  return changed;
}
