import type { CallPath } from '@hanpan/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads every variant of these calls again where it is on screen, and marks the others as stale. */
export async function refreshCalls(queryClient: QueryClient, paths: readonly CallPath[]): Promise<void> {
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}

/** `const refresh = useRefresh('/api/coupon/list')`: the same function as long as the paths are the same. */
export function useRefresh(...paths: readonly CallPath[]): () => void {
  const queryClient = useQueryClient();
  const joined = paths.join(' ');
  return useCallback(
    () => void refreshCalls(queryClient, joined.split(' ') as CallPath[]),
    [queryClient, joined],
  );
}
