import { type Amount, amount, type OddsMilli, shownPayout } from '@hanpan/money';

/** So many bets are placed by one call at most: they share a transaction, and the locks of their matches. */
export const mostSystemBets = 40;

/**
 * Why so many legs make no system of bets with `size` legs each: all of them together are a combination and not several
 * bets, and too many bets are not placed at once. Undefined where they do.
 */
export type SystemFault = 'no-system' | 'too-many-bets' | undefined;

export function systemFault(legs: number, size: number): SystemFault {
  if (!Number.isSafeInteger(size) || size < 1 || size >= legs) return 'no-system';
  return systemBets(legs, size) > mostSystemBets ? 'too-many-bets' : undefined;
}

/** How many ways there are to choose `size` of the legs: one after the other, so that every step is a whole number. */
export function systemBets(legs: number, size: number): number {
  let bets = 1;
  for (let chosen = 1; chosen <= size; chosen += 1) bets = (bets * (legs - size + chosen)) / chosen;
  return bets;
}

/** The sizes that systems of so many legs may have; of one leg there are none. */
export function systemSizes(legs: number): number[] {
  return Array.from({ length: Math.max(0, legs - 1) }, (_, index) => index + 1).filter(
    (size) => systemFault(legs, size) === undefined,
  );
}

/** Every choice of `size` of the items, each in the order of the items, the earliest items first. */
export function combinationsOf<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  // Nothing is begun that cannot be finished: else every subset would be looked at.
  if (size > items.length) return [];
  return items.flatMap((item, index) =>
    combinationsOf(items.slice(index + 1), size - 1).map((further) => [item, ...further]),
  );
}

export type SystemTotals = {
  readonly bets: number;
  readonly stakeAmount: Amount;
  /** What all bets pay together if every leg wins: each is floored for itself. */
  readonly returnAmount: Amount;
};

/** For display: a sum that no amount could hold is the largest one. `bonuses`: what each bet gets besides, in basis points. */
export function systemTotals(
  stakeEach: Amount,
  odds: readonly OddsMilli[],
  size: number,
  bonuses: readonly number[] = [],
): SystemTotals {
  const bets = combinationsOf(odds, size);
  const sum = bets.reduce((before, each, bet) => before + shownPayout(stakeEach, each, bonuses[bet]), 0);
  return {
    bets: bets.length,
    stakeAmount: amount(Math.min(stakeEach * bets.length, Number.MAX_SAFE_INTEGER)),
    returnAmount: amount(Math.min(sum, Number.MAX_SAFE_INTEGER)),
  };
}
