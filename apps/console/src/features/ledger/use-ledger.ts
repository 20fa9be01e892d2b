import { callQuery, useCaller, useCallQuery } from '@hanpan/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const pollMs = 30_000;

export interface AccountFilter {
  readonly kind: string;
  readonly search: string;
  readonly page: number;
}

/** Both are read again after every push `ledger`, which the shell listens to. */
export function useLedgerSummary() {
  return useCallQuery('/api/console/ledger/summary', {}, { refetchInterval: pollMs });
}

export function useLedgerAccounts(filter: AccountFilter) {
  return useQuery({
    ...callQuery(useCaller(), '/api/console/ledger/accounts', filter),
    placeholderData: keepPreviousData,
  });
}
