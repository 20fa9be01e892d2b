import { useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';
import { moneyPath } from './session.ts';

const pollMs = 30_000;

/** The partner's own money: every push of it, and every half minute. */
export function useOwnMoney() {
  const refresh = useRefresh(moneyPath);
  usePush('CASH', refresh);
  useResync(refresh);
  return useCallQuery(moneyPath, {}, { refetchInterval: pollMs });
}
