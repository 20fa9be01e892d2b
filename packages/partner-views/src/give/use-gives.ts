import { callQuery, useCaller, useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';
import type { GiveKind } from '@hanpan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const listPath = '/api/give/list';
const targetsPath = '/api/give/targets';

export interface GiveFilter {
  readonly kind: 'all' | GiveKind;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export const wholeRecord: GiveFilter = { kind: 'all', startDate: null, endDate: null };

/** The partner's record, newest first. */
export function useGives(filter: GiveFilter, page: number) {
  return useQuery({
    ...callQuery(useCaller(), listPath, { ...filter, page }),
    placeholderData: keepPreviousData,
  });
}

/** The targets; the last result stays in view during a new search. */
export function useTargets(search: string, page: number) {
  return useQuery({
    ...callQuery(useCaller(), targetsPath, { search, page }),
    placeholderData: keepPreviousData,
  });
}

/** The target that a link names, whichever the list shows. */
export function useLinkedTarget(memId: string) {
  return useCallQuery(targetsPath, { memId }, { enabled: memId !== '' });
}

/** Reads both again after a movement, after a refused one, and whenever the own balance changes elsewhere. */
export function useGiveRefresh(): () => void {
  const refresh = useRefresh(listPath, targetsPath);
  usePush('CASH', refresh);
  useResync(refresh);
  return refresh;
}
