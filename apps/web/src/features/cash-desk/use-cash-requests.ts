import { useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';
import type { CashFilter, Period } from './model.ts';

const path = '/api/cash/list/';

/** Requests of the member, newest first. A push or a reconnect reads them again: they are few and must be right. */
export function useCashRequests(cashType: CashFilter, page = 1, period?: Period) {
  const refresh = useRefresh(path);
  usePush('cashRequest', refresh);
  useResync(refresh);
  return useCallQuery(path, { cashType, page, ...period });
}
