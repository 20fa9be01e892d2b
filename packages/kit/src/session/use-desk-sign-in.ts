import { type ActionState, useAction, useCaller, useRealtime } from '@hanpan/client';
import type { DataOf, RequestOf } from '@hanpan/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DeskSession } from './desk-session.ts';

interface SignInAttempt<Request> extends ActionState {
  /** Resolves to whether somebody is logged in. */
  readonly signIn: (request: Request) => Promise<boolean>;
}

/** One press, one attempt. `keep` puts whoever has logged in where the desk reads it. */
export function useDeskSignIn<Path extends '/api/console/login' | '/api/member/login'>(
  session: DeskSession,
  path: Path,
  keep: (queryClient: QueryClient, data: DataOf<Path>) => void,
): SignInAttempt<RequestOf<Path>> {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const { isSending, failure, send } = useAction();
  const signIn = async (request: RequestOf<Path>): Promise<boolean> => {
    const { data } = await send(path, request);
    if (data === undefined) return false;
    keep(queryClient, data);
    session.enter();
    realtime.reconnect();
    return true;
  };
  return { isSending, failure, signIn };
}

/** The page forgets the person even where the server cannot be reached: the cookie then expires by itself. */
export function useDeskSignOut(
  session: DeskSession,
  path: '/api/console/logout' | '/api/member/logout',
): () => Promise<void> {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  return useCallback(async () => {
    await caller(path, {}).catch(() => undefined);
    session.end(queryClient, { because: 'chosen' });
    realtime.reconnect();
  }, [session, path, caller, queryClient, realtime]);
}
