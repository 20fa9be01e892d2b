import { useCallQuery } from '@hanpan/client';

const pollMs = 30_000;

/** Read again after every push `ledger`, which the shell listens to. */
export function useLedgerSummary() {
  return useCallQuery('/api/console/ledger/summary', {}, { refetchInterval: pollMs });
}
