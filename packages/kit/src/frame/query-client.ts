import { CallError } from '@hanpan/client';
import type { ResultCode } from '@hanpan/contract';
import { QueryClient } from '@tanstack/react-query';

/** Temporary failures are retried (BC-04): a lost response, a slow vendor, a busy server. All others are final. */
const passing: ReadonlySet<ResultCode> = new Set(['NT99', 'TE99', 'E002']);

function isPassing(error: Error): boolean {
  return error instanceof CallError && passing.has(error.code);
}

export interface QueryPolicy {
  /** How long a response counts as fresh. */
  readonly freshMs: number;
  readonly retryAfterMs: number;
}

export function createQueryClient({ freshMs, retryAfterMs }: QueryPolicy): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: retryAfterMs,
      },
    },
  });
}
