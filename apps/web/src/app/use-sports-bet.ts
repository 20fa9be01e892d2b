import { useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';

const path = '/api/bet/sportBetlist';

/** One sports bet of the member's as it stands now: the only one of the list, which is empty where there is none. */
export function useSportsBet(betIdx: number) {
  const refresh = useRefresh(path);
  usePush('bet', refresh);
  // What was pushed while the connection was lost was not heard.
  useResync(refresh);
  return useCallQuery(path, { betIdx });
}
