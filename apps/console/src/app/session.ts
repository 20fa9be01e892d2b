import { callKey, useAction, useCaller, useRealtime } from '@hanpan/client';
import { type DataOf, leadsOthers, mayCall, type StaffPath } from '@hanpan/contract';
import { createDeskSession, type DeskSession } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';

export type Operator = DataOf<'/api/console/me'>['operator'];

const meKey = callKey('/api/console/me', {});

export const session: DeskSession = createDeskSession({
  marker: 'hanpan-console-signed-in',
  personKey: meKey,
  ownPrefixes: ['/api/console/'],
});

/** One press, one attempt. */
export function useSignIn() {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const { isSending, failure, send } = useAction();
  /** Resolves to whether the operator is logged in. */
  const signIn = async (operatorId: string, password: string, code: string): Promise<boolean> => {
    const { data } = await send('/api/console/login', { operatorId, password, code });
    if (data === undefined) return false;
    queryClient.setQueryData(meKey, { operator: data.operator, expiresAt: data.expiresAt });
    session.enter();
    realtime.reconnect();
    return true;
  };
  return { isSending, failure, signIn };
}

/** The page forgets the operator even where the server cannot be reached: the cookie then expires by itself. */
export function useSignOut(): () => Promise<void> {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  return useCallback(async () => {
    await caller('/api/console/logout', {}).catch(() => undefined);
    session.end(queryClient, { because: 'chosen' });
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

/** Whether this operator may make a call: what it may not do is not offered. The server decides by the same matrix. */
export function useMay(path: StaffPath): boolean {
  return mayCall(useOperator().roles, path);
}

/** Whether this operator takes over and overrules what others do. */
export function leads({ roles }: Operator): boolean {
  return leadsOthers(roles);
}
