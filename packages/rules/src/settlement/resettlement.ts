import { type Amount, add, amount, negate, subtract, zero } from '@hanpan/money';
import type { BetSettlement } from './settle-bet.ts';
import type { SettlementFigures } from './settlement-figures.ts';

/** What a bet stands at in the books: nothing while it is open, else how its settlement divides. */
export type BookedFigures = SettlementFigures;

export const openBet: BookedFigures = { counted: zero, returned: zero, win: zero };

/**
 * The compensating figures that lead from one settlement of a bet to another. Nothing of the old one is changed or taken
 * away: the difference is booked beside it, so that the sum of all that was ever booked is the settlement that holds.
 */
export type Compensation = {
  /** Signed changes of the parts, in minor units. */
  readonly counted: Amount;
  readonly returned: Amount;
  readonly win: Amount;
  /** To pay to the member, or zero. */
  readonly credit: Amount;
  /** To take back from the member, or zero; never both. */
  readonly debit: Amount;
};

/**
 * From what is booked to what should be. From an open bet it is the first settlement; back to one, it undoes all.
 * Compensations add up: from a to b and on to c is from a to c, and from a to a is nothing.
 */
export function compensation(from: BookedFigures, to: BookedFigures): Compensation {
  const returned = subtract(to.returned, from.returned);
  const win = subtract(to.win, from.win);
  const paid = add(returned, win);
  return {
    counted: subtract(to.counted, from.counted),
    returned,
    win,
    credit: paid > 0 ? paid : zero,
    debit: paid < 0 ? negate(paid) : zero,
  };
}

/** What is booked once the compensation is: the sum. */
export function compensated(from: BookedFigures, { counted, returned, win }: Compensation): BookedFigures {
  return {
    counted: add(from.counted, counted),
    returned: add(from.returned, returned),
    win: add(from.win, win),
  };
}

/** Whether a new result is worth an entry: a bet may change its status and still pay the same. */
export function isResettled(from: BetSettlement, to: BetSettlement): boolean {
  return from.betStatus !== to.betStatus || from.payoutAmount !== to.payoutAmount;
}

/** Of a debit, what a balance can give now; the rest is owed, and never below zero. */
export function collectable(debit: Amount, balance: Amount): { readonly now: Amount; readonly owed: Amount } {
  const now = amount(Math.max(0, Math.min(debit, balance)));
  return { now, owed: subtract(debit, now) };
}
