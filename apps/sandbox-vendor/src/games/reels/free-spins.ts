import { type Fraction, fraction, none, product, sum } from '../../fair/fraction.ts';

/** A spin of the feature brings `added` more with this chance. */
export interface Retrigger {
  chance: Fraction;
  added: number;
}

/**
 * How many free spins are played on average. They are capped: a retrigger adds what the cap leaves. The state is how
 * many are left and how many have been granted, so the recursion ends.
 */
export function expectedSpins(first: number, retriggers: readonly Retrigger[], cap: number): Fraction {
  const known = new Map<string, Fraction>();
  const plain = sum([fraction(1), ...retriggers.map(({ chance }) => product(fraction(-1), chance))]);
  const from = (left: number, granted: number): Fraction => {
    if (left === 0) return none;
    const key = `${left}:${granted}`;
    const before = known.get(key);
    if (before) return before;
    const later = retriggers.map(({ chance, added }) => {
      const more = grantedBy(added, granted, cap);
      return product(chance, from(left - 1 + more, granted + more));
    });
    const value = sum([fraction(1), product(plain, from(left - 1, granted)), ...later]);
    known.set(key, value);
    return value;
  };
  return from(first, first);
}

export function grantedBy(added: number, granted: number, cap: number): number {
  return Math.min(added, cap - granted);
}
