import { CallError } from '@hanpan/client';
import { QueryClient } from '@tanstack/react-query';

const retryAfterMs = 2000;
const freshMs = 5000;

/** Only a lost answer is asked for again by itself; a refusal is final. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < 2 && error instanceof CallError && error.unknown,
        retryDelay: retryAfterMs,
      },
    },
  });
}
