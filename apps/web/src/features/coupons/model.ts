import type { Coupon } from '@hanpan/contract';
import type { BadgeKind } from '@hanpan/ui';

export const stateFilters = ['all', 'open', 'used', 'given', 'expired', 'cancelled'] as const;
export type StateFilter = (typeof stateFilters)[number];

export const badgeOf: Record<Coupon['state'], BadgeKind> = {
  open: 'ready',
  used: 'done',
  given: 'plain',
  expired: 'void',
  cancelled: 'void',
};

/** Ready, and the reader's own to use. */
export function isUsable({ state, couponCode }: Coupon): boolean {
  return state === 'open' && couponCode !== null;
}
