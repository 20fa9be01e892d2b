import { callQuery, useCaller, usePush, useRefresh, useResync } from '@hanpan/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const path = '/api/bet/sportBetlist';

export const betStates = ['open', 'settled', 'cashed-out'] as const;

export interface BetSearch {
  readonly state: (typeof betStates)[number];
  readonly page: number;
}

/** A page of the member's sports bets, read again with every push about one of them. */
export function useSportsBets(search: BetSearch) {
  const refresh = useRefresh(path);
  usePush('bet', refresh);
  useResync(refresh);
  return useQuery({ ...callQuery(useCaller(), path, search), placeholderData: keepPreviousData });
}
