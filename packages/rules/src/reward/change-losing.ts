import { type Amount, add, larger, subtract, zero } from '@hanpan/money';

/** What the losses of a day have come to in points, corrections included. */
export interface LosingStanding {
  /** Below zero where the day has lost more of them than it ever earned. */
  readonly accrued: Amount;
  /** What the member has of it, and does not owe; a cap may have left it less. */
  readonly given: Amount;
}

export interface LosingChange {
  /** To be given in addition, as far as the cap of the day allows. */
  readonly wished: Amount;
  /** To be taken back. */
  readonly owed: Amount;
}

/** A day earns `change` points more or less than it stood at. What a cap has kept back is what is lost first. */
export function changeLosing({ accrued, given }: LosingStanding, change: Amount): LosingChange {
  const [before, after] = [larger(accrued, zero), larger(add(accrued, change), zero)];
  return { wished: larger(subtract(after, before), zero), owed: larger(subtract(given, after), zero) };
}
