import type { Tx } from '@hanpan/db';
import { emitEvents } from '../board/emit-events.ts';
import type { MatchPrices } from './match-prices.ts';
import { offerChanges } from './offer-changes.ts';
import {
  type HeldMarket,
  heldMarkets,
  insertMarkets,
  insertPicks,
  lockSelections,
  saveMarketStates,
  savePrices,
  withdrawSelections,
} from './offer-store.ts';
import { pricesByPlan } from './season-law.ts';
import { lockComing, plannedMatches } from './trade-store.ts';

/** The first prices of a match whose plan and announcement were committed before. */
export async function priceFirst(tx: Tx, eventId: number, at: Date): Promise<void> {
  if (!(await lockComing(tx, eventId))) return;
  const [match] = await plannedMatches(tx, [eventId]);
  if (match === undefined) return;
  const prices = pricesByPlan(match, match.progress.state, []);
  await writeOffer(tx, eventId, { ...prices, held: await heldMarkets(tx, eventId) });
  await emitEvents(tx, [eventId], at);
}

export interface NewOffer extends MatchPrices {
  /** The markets that are not settled, read under the lock. */
  readonly held: readonly HeldMarket[];
}

/**
 * Writes the prices of an event that the caller has locked. All selections are locked with one statement, the lower id first,
 * so that slips on several events and this never wait for each other in a circle. Returns whether anything has changed.
 */
export async function writeOffer(
  tx: Tx,
  eventId: number,
  { held, priced, blocked }: NewOffer,
): Promise<boolean> {
  const { prices, withdrawn, states, markets, picks } = offerChanges(held, priced, blocked);
  const changed = [...prices.map(({ selectionId }) => selectionId), ...withdrawn];
  if (changed.length > 0) await lockSelections(tx, changed);
  if (prices.length > 0) await savePrices(tx, prices);
  if (withdrawn.length > 0) await withdrawSelections(tx, withdrawn);
  if (states.length > 0) await saveMarketStates(tx, states);
  if (markets.length > 0) await insertMarkets(tx, eventId, markets);
  if (picks.length > 0) await insertPicks(tx, eventId, picks);
  return changed.length + states.length + markets.length + picks.length > 0;
}
