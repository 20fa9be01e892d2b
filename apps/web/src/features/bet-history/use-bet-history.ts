import { callQuery, useCaller, usePush, useRefresh, useResync } from '@hanpan/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HistorySearch, requestOf } from './model.ts';

const path = '/api/bet/betlistNew';

/** A page of the history. A bet that changes anywhere reads it again. */
export function useBetHistory(search: HistorySearch) {
  const refresh = useRefresh(path);
  usePush('bet', refresh);
  useResync(refresh);
  return useQuery({ ...callQuery(useCaller(), path, requestOf(search)), placeholderData: keepPreviousData });
}
