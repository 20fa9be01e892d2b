import { useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';

const path = '/api/cash/turnover';

/** What is still to be played. Every movement of the member's money may have changed it. */
export function useTurnover() {
  const refresh = useRefresh(path);
  usePush('CASH', refresh);
  usePush('bet', refresh);
  useResync(refresh);
  return useCallQuery(path, {});
}
