import { type DataOf, pointKind, pointUse } from '@hanpan/contract';

export type PointRow = DataOf<'/api/console/point/list'>['list'][number];

export const kindFilters = ['all', ...pointKind.options] as const;

export const useFilters = ['all', ...pointUse.options] as const;

export type PointDirection = 'give' | 'takeBack';

export function pointKeyOf(row: PointRow): string {
  return String(row.pointIdx);
}
