import type { DataOf, PointKind, PointUse } from '@hanpan/contract';

export type PointRow = DataOf<'/api/console/point/list'>['list'][number];

export const kindFilters = [
  'all',
  'signUp',
  'firstDeposit',
  'deposit',
  'attendance',
  'losing',
  'recommender',
  'rotary',
  'coupon',
  'event',
  'operator',
] as const satisfies readonly (PointKind | 'all')[];

export const useFilters = ['all', 'earn', 'convert', 'takeBack'] as const satisfies readonly (
  | PointUse
  | 'all'
)[];

export type PointDirection = 'give' | 'takeBack';

export function pointKeyOf(row: PointRow): string {
  return String(row.pointIdx);
}
