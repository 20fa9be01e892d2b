import { useCallQuery, usePush, useRefresh } from '@hanpan/client';

const path = '/api/bet/sportBetlist';

/** One sports bet of the member's as it stands now: the only one of the list, which is empty where there is none. */
export function useSportsBet(betIdx: number) {
  usePush('bet', useRefresh(path));
  return useCallQuery(path, { betIdx });
}
