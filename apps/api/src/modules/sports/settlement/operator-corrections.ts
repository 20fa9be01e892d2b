import type { Tx } from '@hanpan/db';
import type { CancelWindow, MatchRecord } from '@hanpan/rules';
import { writeCorrection } from './correct-results.ts';
import { always, type Correction } from './correction.ts';
import { type CorrectedBy, insertCorrection } from './correction-store.ts';
import type { OutcomesByPick } from './message-store.ts';

/**
 * Writes a correction down and applies it in the caller's transaction: when it commits, the results hold, and the settling
 * job carries them to the bets within moments (`event_correction.applied_at` and `changed_bets` say when it has). Money is
 * moved by that job alone, as compensating entries. Returns the id of the correction. Throws RangeError for a selection or a
 * score that cannot be. Locks the event, then its selections.
 */
export async function applyCorrection(
  tx: Tx,
  correction: Correction,
  by: CorrectedBy,
  at: Date,
): Promise<number> {
  const id = await insertCorrection(tx, correction, by, at);
  await writeCorrection(tx, { ...correction, id }, at);
  return id;
}

/**
 * A match has these final scores, by scope, or ended like this (`called` off during play, `not-played` at all): every market
 * that they decide is settled by the house rules, in place of whatever was said before. A score of `match` ends the match.
 */
export function correctResult(
  tx: Tx,
  result: {
    readonly eventId: number;
    readonly scores: MatchRecord['scores'];
    readonly ending?: MatchRecord['ending'];
  },
  by: CorrectedBy,
  at: Date,
): Promise<number> {
  const { eventId, scores, ending = 'played' } = result;
  return applyCorrection(tx, { kind: 'result', eventId, marketId: null, scores, ending }, by, at);
}

/** One market has these results, by pick (null leaves one open): the operator decides what nothing else does. */
export function settleMarket(
  tx: Tx,
  market: { readonly eventId: number; readonly marketId: number; readonly results: OutcomesByPick },
  by: CorrectedBy,
  at: Date,
): Promise<number> {
  return applyCorrection(tx, { kind: 'settle', ...market }, by, at);
}

interface VoidedMarket {
  readonly eventId: number;
  /** Null: all markets of the event. */
  readonly marketId: number | null;
  /** The bets placed in it; all where nothing is said. */
  readonly window?: CancelWindow;
}

/** Bets on a market are void: all, or those that were placed in a window. */
export function voidMarket(tx: Tx, voided: VoidedMarket, by: CorrectedBy, at: Date): Promise<number> {
  return applyCorrection(tx, { kind: 'void', window: always, ...voided }, by, at);
}

/** Takes a void of the same window back: what was said about the market otherwise holds again. */
export function unvoidMarket(tx: Tx, voided: VoidedMarket, by: CorrectedBy, at: Date): Promise<number> {
  return applyCorrection(tx, { kind: 'unvoid', window: always, ...voided }, by, at);
}

/**
 * Takes back what settled a market, or all of an event: their bets are open again, what they were paid is debited (never
 * beyond a balance), and they wait for another result.
 */
export function rollbackSettlement(
  tx: Tx,
  market: { readonly eventId: number; readonly marketId: number | null },
  by: CorrectedBy,
  at: Date,
): Promise<number> {
  return applyCorrection(tx, { kind: 'rollback', ...market }, by, at);
}
