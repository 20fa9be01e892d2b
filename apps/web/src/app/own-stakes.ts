import type { Amount } from '@hanpan/money';
import { createMemberNumbers } from './member-numbers.ts';

/** What a stake may be. */
export interface StakeBounds {
  readonly minAmount: Amount;
  readonly maxAmount: Amount;
}

/** The stakes that a member has saved for the buttons under the field, in won. */
export const useOwnStakes = createMemberNumbers('hanpan-stakes');

/** As many as fit under the field in two rows, with the largest and the clearing one. */
export const mostStakes = 6;

const standardStakes = [10_000, 30_000, 50_000, 100_000, 300_000, 500_000];

/** The stakes on offer: the member's own where there are any, of what the site's limits allow. */
export function stakesOnOffer(own: readonly number[], limits: StakeBounds): number[] {
  const stakes = own.length > 0 ? own : standardStakes;
  return stakes.filter(
    (stake) => Number.isSafeInteger(stake) && stake >= limits.minAmount && stake <= limits.maxAmount,
  );
}

/** Saves a stake in order of size; a full list and one that is there already stay as they are. */
export function saveStake(own: readonly number[], stake: number): readonly number[] {
  if (own.includes(stake) || own.length >= mostStakes) return own;
  return [...own, stake].sort((a, b) => a - b);
}
