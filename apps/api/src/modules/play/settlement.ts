import type { Amount } from '@hanpan/money';

/**
 * The result of one settlement of a bet or a round. Amounts are in minor units. A settlement that replaces an earlier
 * one is two facts: the earlier one with sign -1, then the new one with the next revision.
 */
export interface Settlement {
  readonly siteId: number;
  readonly memberId: number;
  /** The game family, and within it the one name of what was settled. */
  readonly family: string;
  readonly reference: string;
  /** Counts the settlements of the reference from 1. */
  readonly revision: number;
  readonly sign: 1 | -1;
  /** What rates are set for: sports, slot, casino, hotelCasino, mini, … */
  readonly gameType: string;
  /** The vendor's code and its key of the game, where a vendor's game was played. */
  readonly vendor: string | null;
  readonly game: string | null;
  readonly stake: Amount;
  /** The part of the stake that was decided: the base of commission and losing points. */
  readonly counted: Amount;
  /** The part of it that counts as turnover of deposits, bonuses and rewards too; null is all of it. */
  readonly eligible: Amount | null;
  /** The part of the stake that was given back. */
  readonly returned: Amount;
  /** What was paid beyond it. */
  readonly win: Amount;
  readonly placedAt: Date;
  readonly settledAt: Date;
}

/** Reverses an earlier settlement: the same figures with the opposite sign. */
export function reversed(earlier: Settlement, settledAt: Date): Settlement {
  return { ...earlier, sign: -1, settledAt };
}
