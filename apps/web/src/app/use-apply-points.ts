import type { Amount } from '@hanpan/money';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type BalanceData, balanceKey, newerBalance } from './session-cache.ts';

/** For responses that carry the points and not the cash: the cash stays as it is then, which may have moved meanwhile. */
export function useApplyPoints(): (news: { pointAmt: Amount; version: number }) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (news) =>
      void queryClient.setQueryData<BalanceData>(
        balanceKey,
        (held) => held && newerBalance(held, { ...news, cashAmt: held.balance }),
      ),
    [queryClient],
  );
}
