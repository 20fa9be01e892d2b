import { useCallQuery, usePush, useResync } from '@hanpan/client';
import { useQueryClient } from '@tanstack/react-query';

const path = '/api/bonus/list';

/** Offers and bonuses of the member. Every movement of its money may have brought a bonus on. */
export function useBonuses() {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: [path] });
  usePush('CASH', refresh);
  usePush('cashRequest', refresh);
  useResync(refresh);
  return useCallQuery(path, {});
}
