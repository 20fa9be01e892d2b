import { callQuery, useCaller, usePush, useRefresh, useResync } from '@hanpan/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WalletFilter } from './model.ts';

const path = '/api/wallet/history';

/** The member's own statement, newest first; every push of the balance may have added a line. */
export function useWalletHistory(filter: WalletFilter, page: number) {
  const refresh = useRefresh(path);
  usePush('CASH', refresh);
  useResync(refresh);
  return useQuery({
    ...callQuery(useCaller(), path, { ...filter, page }),
    placeholderData: keepPreviousData,
  });
}
