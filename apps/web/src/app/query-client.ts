import { CallError } from '@hanpan/client';
import { QueryClient } from '@tanstack/react-query';

/** Network retry after 5 s (BC-04): NT99 and TE99 say so themselves, anything else is a final answer. */
const networkRetryMs = 5000;
const freshMs = 15_000;

function isPassing(error: Error): boolean {
  return (
    error instanceof CallError && (error.code === 'NT99' || error.code === 'TE99' || error.code === 'E002')
  );
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: networkRetryMs,
      },
    },
  });
}
