import { type CallError, type Caller, callKey, useCaller, useRealtime } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';
import { create } from 'zustand';

export type Operator = DataOf<'/api/console/me'>['operator'];

const mePath = '/api/console/me';
export const meKey = callKey(mePath, {});

/** Why nobody is signed in. `message` is the server's own sentence where it sent one. */
export interface SignedOut {
  readonly because: 'never' | 'ended' | 'elsewhere' | 'chosen';
  readonly message?: string;
}

interface SessionStore {
  readonly signedOut: SignedOut | undefined;
}

export const useSession = create<SessionStore>()(() => ({ signedOut: undefined }));

/** The server marks a browser that holds a session cookie, which the page itself cannot read. */
export function startSession(cookies: string): void {
  const mayBeSignedIn = cookies.split('; ').includes('hanpan-console-signed-in=1');
  if (!mayBeSignedIn) useSession.setState({ signedOut: { because: 'never' } });
}

/** Everything the operator saw leaves the page; the address stays, so that signing in again goes on there. */
export function endSession(queryClient: QueryClient, signedOut: SignedOut): void {
  if (useSession.getState().signedOut !== undefined) return;
  useSession.setState({ signedOut });
  queryClient.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/console/') });
}

/** For the caller: an answer said that the session is over, or that there never was one. */
export function endedByAnswer(queryClient: QueryClient, error: CallError): void {
  const wasSignedIn = queryClient.getQueryData(meKey) !== undefined;
  if (error.code === 'TK999') endSession(queryClient, { because: 'elsewhere', message: error.message });
  else endSession(queryClient, { because: wasSignedIn ? 'ended' : 'never' });
}

/** Throws the server's CallError. */
export async function signIn(caller: Caller, queryClient: QueryClient, operatorId: string, password: string) {
  const { operator, expiresAt } = await caller('/api/console/login', { operatorId, password });
  queryClient.setQueryData(meKey, { operator, expiresAt });
  useSession.setState({ signedOut: undefined });
}

/** The page forgets the operator even where the server cannot be told: the cookie then ends by itself. */
export function useSignOut(): () => Promise<void> {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  return useCallback(async () => {
    await caller('/api/console/logout', {}).catch(() => undefined);
    endSession(queryClient, { because: 'chosen' });
    realtime.reconnect();
  }, [caller, queryClient, realtime]);
}

const OperatorContext = createContext<Operator | undefined>(undefined);
export const OperatorProvider = OperatorContext.Provider;

/** Who is signed in. Throws outside the signed-in shell. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (operator === undefined) throw new Error('useOperator is called outside the signed-in shell');
  return operator;
}
