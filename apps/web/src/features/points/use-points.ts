import { useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';
import type { KindFilter, UseFilter } from './model.ts';

export const pointListPath = '/api/point/list';

export interface PointFilter {
  readonly kind: KindFilter;
  readonly useType: UseFilter;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export const wholeHistory: PointFilter = { kind: 'all', useType: 'all', startDate: null, endDate: null };

/** The member's points, newest first. Every movement of its money or points may have added a line. */
export function usePoints(filter: PointFilter = wholeHistory, page = 1) {
  const refresh = useRefresh(pointListPath);
  usePush('CASH', refresh);
  useResync(refresh);
  return useCallQuery(pointListPath, { ...filter, page });
}
