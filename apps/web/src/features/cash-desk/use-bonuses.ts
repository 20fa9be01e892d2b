import { useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';

const path = '/api/bonus/list';

/** Offers and bonuses of the member. Every movement of its money may have brought a bonus on. */
export function useBonuses() {
  const refresh = useRefresh(path);
  usePush('CASH', refresh);
  usePush('cashRequest', refresh);
  useResync(refresh);
  return useCallQuery(path, {});
}
