import type { DataOf } from '@hanpan/contract';
import type { BadgeKind } from '@hanpan/ui';

export type CouponRow = DataOf<'/api/console/coupon/list'>['list'][number];

export const couponStates = ['all', 'open', 'used', 'expired', 'cancelled'] as const;

export const badgeOf: Record<CouponRow['state'], BadgeKind> = {
  open: 'ask',
  used: 'done',
  given: 'plain',
  expired: 'void',
  cancelled: 'void',
};

export function couponKeyOf(row: CouponRow): string {
  return String(row.couponIdx);
}

/** Ids separated by lines, commas or spaces; each counted once. */
export function readMemIds(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/).filter(Boolean))];
}
