import {
  callKey,
  type UsedAction,
  useAction,
  useCallQuery,
  usePush,
  useRefresh,
  useResync,
} from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';

const path = '/api/protection/limits';

/** The member's limits; every bet of it uses some of them. */
export function useOwnLimits() {
  const refresh = useRefresh(path);
  usePush('bet', refresh);
  useResync(refresh);
  return useCallQuery(path, {});
}

type LimitCall = '/api/protection/setLimit' | '/api/protection/confirmLimit' | '/api/protection/dropLimit';

export interface LimitAction extends Pick<UsedAction, 'isSending' | 'failure' | 'clear'> {
  /** The limits as they are then; undefined where it was refused or not sent. */
  readonly run: <P extends LimitCall>(call: P, body: RequestOf<P>) => Promise<DataOf<P> | undefined>;
}

/** Asks for a limit, confirms what was asked for or takes it back; the page then shows what the server answered, and after a refusal reads it anew. */
export function useLimitAction(): LimitAction {
  const queryClient = useQueryClient();
  const refresh = useRefresh(path);
  const { send, isSending, failure, clear } = useAction();
  return {
    isSending,
    failure,
    clear,
    run: async (call, body) => {
      const { data } = await send(call, body);
      if (data === undefined) refresh();
      else {
        // What was asked for before this was said would put the old ones back.
        await queryClient.cancelQueries({ queryKey: [path] });
        queryClient.setQueryData(callKey(path, {}), data);
      }
      return data;
    },
  };
}
