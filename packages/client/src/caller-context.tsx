import type { CallPath, DataOf, RequestOf } from '@hanpan/contract';
import {
  type QueryKey,
  queryOptions,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { CallError } from './call-error.ts';
import type { Caller } from './caller.ts';

const CallerContext = createContext<Caller | undefined>(undefined);
const DoneBeforeContext = createContext<(() => void) | undefined>(undefined);

interface CallerProviderProps {
  readonly caller: Caller;
  /** Tells the reader that what they ask for again had been done by then. */
  readonly onDoneBefore?: () => void;
  readonly children: ReactNode;
}

export function CallerProvider({ caller, onDoneBefore, children }: CallerProviderProps) {
  return (
    <CallerContext value={caller}>
      <DoneBeforeContext value={onDoneBefore}>{children}</DoneBeforeContext>
    </CallerContext>
  );
}

export function useDoneBefore(): (() => void) | undefined {
  return useContext(DoneBeforeContext);
}

export function useCaller(): Caller {
  const caller = useContext(CallerContext);
  if (caller === undefined) throw new Error('CallerProvider is missing');
  return caller;
}

/** Path first: invalidating `[path]` refreshes every variant of a call. */
export function callKey<P extends CallPath>(path: P, body: RequestOf<P>): QueryKey {
  return [path, body];
}

/** The query of a call, for loaders and prefetching. */
export function callQuery<P extends CallPath>(caller: Caller, path: P, body: RequestOf<P>) {
  return queryOptions<DataOf<P>, CallError>({
    queryKey: callKey(path, body),
    queryFn: ({ signal }) => caller(path, body, { signal }),
  });
}

/** The same for what pushes change while it is being read: `keep` says what stands of the held one and the answer. */
export function pushedQuery<P extends CallPath>(
  caller: Caller,
  path: P,
  body: RequestOf<P>,
  keep: (held: DataOf<P> | undefined, fetched: DataOf<P>) => DataOf<P>,
) {
  const queryKey = callKey(path, body);
  return queryOptions<DataOf<P>, CallError>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const fetched = await caller(path, body, { signal });
      return keep(client.getQueryData<DataOf<P>>(queryKey), fetched);
    },
  });
}

export interface QuerySettings {
  readonly enabled?: boolean;
  readonly refetchInterval?: number | false;
  readonly staleTime?: number;
}

export function useCallQuery<P extends CallPath>(
  path: P,
  body: RequestOf<P>,
  settings?: QuerySettings,
): UseQueryResult<DataOf<P>, CallError> {
  return useQuery({ ...callQuery(useCaller(), path, body), ...settings });
}

/**
 * A call that changes something. It is never retried automatically: the caller keeps its idempotency key and decides.
 */
export function useCallMutation<P extends CallPath>(
  path: P,
): UseMutationResult<DataOf<P>, CallError, RequestOf<P>> {
  const caller = useCaller();
  return useMutation<DataOf<P>, CallError, RequestOf<P>>({
    mutationFn: (body) => caller(path, body),
    retry: false,
  });
}
