import type { Tx } from '@hanpan/db';
import { emitEvents } from '../board/emit-events.ts';
import type { MatchPrices } from './match-prices.ts';
import { type OfferChanges, offerChanges } from './offer-changes.ts';
import {
  type HeldMarket,
  heldMarkets,
  insertMarkets,
  insertPicks,
  saveMarketStates,
  saveSelections,
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

/** Writes the prices of an event that the caller has locked. Returns whether anything has changed. */
export function writeOffer(tx: Tx, eventId: number, { held, priced, blocked }: NewOffer): Promise<boolean> {
  return writeChanges(tx, eventId, offerChanges(held, priced, blocked));
}

/**
 * Writes what changes on an event that the caller has locked. The selections come last: bets on them wait until the caller
 * commits. Returns whether there was anything.
 */
export async function writeChanges(
  tx: Tx,
  eventId: number,
  { prices, withdrawn, states, markets, picks }: OfferChanges,
): Promise<boolean> {
  if (states.length > 0) await saveMarketStates(tx, states);
  if (markets.length > 0) await insertMarkets(tx, eventId, markets);
  if (picks.length > 0) await insertPicks(tx, eventId, picks);
  if (prices.length + withdrawn.length > 0) await saveSelections(tx, prices, withdrawn);
  return prices.length + withdrawn.length + states.length + markets.length + picks.length > 0;
}
