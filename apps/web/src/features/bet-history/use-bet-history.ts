import { callQuery, useCaller, useCallQuery, usePush, useRefresh, useResync } from '@hanpan/client';
import type { Bet } from '@hanpan/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FamilyFilter, findBet, replaceBet, type SportBets } from './model.ts';

const historyPath = '/api/bet/betlistNew';
const sportPath = '/api/bet/sportBetlist';
const detailKey = 'sport-bet';
const pageFreshMs = 15_000;

/** A page of the history. A bet that changes anywhere reads it again. */
export function useBetHistory(groupKey: FamilyFilter, page: number) {
  const queryClient = useQueryClient();
  const refresh = useRefresh(historyPath);
  usePush('bet', ({ bet }) => {
    queryClient.setQueriesData<SportBets>({ queryKey: [sportPath] }, (held) => replaceBet(held, bet));
    queryClient.setQueryData<Bet | null>([detailKey, bet.betIdx], (held) => (held ? bet : held));
    refresh();
  });
  useResync(refresh);
  return useCallQuery(historyPath, { groupKey, page });
}

/** One sports bet with its legs; null where the server does not list it. */
export function useSportBet(betIdx: number, historyPage: number) {
  const caller = useCaller();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [detailKey, betIdx],
    queryFn: () =>
      findBet(
        (page) =>
          queryClient.fetchQuery({
            ...callQuery(caller, sportPath, { state: 'all', page }),
            staleTime: pageFreshMs,
          }),
        betIdx,
        historyPage,
      ),
  });
}
