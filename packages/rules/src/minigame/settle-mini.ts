import { type LegResult, lost, voided, won } from '../settlement/leg-result.ts';
import type { MiniMarket } from './mini-market.ts';
import { type MiniDraw, selectionOfDraw } from './mini-results.ts';

/** A round without a result: its bets are returned at odds 1.0. */
export const voidRound = 'void';

export type MiniRound = MiniDraw | typeof voidRound;

/** What a bet on the selection comes to. Throws RangeError for a selection or a draw that is not of the market. */
export function settleMini(market: MiniMarket, selection: string, round: MiniRound): LegResult {
  if (!market.selections.includes(selection))
    throw new RangeError(`${market.code} has no selection ${selection}`);
  if (round === voidRound) return voided;
  return selectionOfDraw(market, round) === selection ? won : lost;
}

/**
 * Whether a round may still be declared void: only until the result of the one after it is out, from that instant on the
 * old result stands. `nextResultAtMs` is undefined while there is none.
 */
export function mayVoidRound(nowMs: number, nextResultAtMs: number | undefined): boolean {
  return nextResultAtMs === undefined || nowMs < nextResultAtMs;
}
