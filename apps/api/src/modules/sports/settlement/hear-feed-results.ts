import type { Tx } from '@hanpan/db';
import type { ResolutionMessage } from '@hanpan/rules';
import type { MessageRow } from './message-store.ts';
import { outcomesByPick } from './outcomes-by-pick.ts';
import { requestPass } from './pass-store.ts';
import { lockEvent, lockSelections } from './result-store.ts';
import { sayResults } from './say-results.ts';

/** What a feed says of one market of ours. */
export interface FeedResult {
  readonly marketId: number;
  readonly message: ResolutionMessage;
}

/**
 * A feed says what became of markets of an event: settled with a certainty, cancelled for bets of a window, or either taken
 * back. It may come in any order and any number of times; what holds follows from all that was ever said, by the feed's
 * clock. Writes the results that hold then and asks for a pass. Returns how many selections hold something else than before.
 * Locks the event and then its selections by id.
 */
export async function hearFeedResults(
  tx: Tx,
  eventId: number,
  said: readonly FeedResult[],
  at: Date,
): Promise<number> {
  const event = await lockEvent(tx, eventId);
  const selections = await lockSelections(tx, eventId);
  const messages = said.map(rowOf);
  const changed = await sayResults(tx, { eventId, event, selections }, messages, { at, correctionId: null });
  if (changed > 0) await requestPass(tx, eventId, at);
  return changed;
}

function rowOf({ marketId, message }: FeedResult): MessageRow {
  const window = 'window' in message ? message.window : undefined;
  return {
    market_id: marketId,
    source: 'feed',
    kind: message.kind,
    said_at: new Date(message.saidAtMs),
    certainty: message.kind === 'settlement' ? message.certainty : null,
    results: message.kind === 'settlement' ? outcomesByPick(message.results) : null,
    in_play_results: null,
    ruled: null,
    picks: message.kind === 'rollback-settlement' && message.selections !== 'all' ? message.selections : null,
    window_from: dateOf(window?.startsAtMs),
    window_to: dateOf(window?.endsAtMs),
  };
}

function dateOf(ms: number | null | undefined): Date | null {
  return ms === null || ms === undefined ? null : new Date(ms);
}
