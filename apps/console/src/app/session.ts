import { callKey } from '@hanpan/client';
import { type DataOf, leadsOthers, mayCall, type StaffPath } from '@hanpan/contract';
import {
  beginActivity,
  createDeskSession,
  type DeskSession,
  useDeskSignIn,
  useDeskSignOut,
} from '@hanpan/kit';
import { createContext, useContext } from 'react';

export type Operator = DataOf<'/api/console/me'>['operator'];

const meKey = callKey('/api/console/me', {});

export const session: DeskSession = createDeskSession({
  marker: 'hanpan-console-signed-in',
  personKey: meKey,
  ownPrefixes: ['/api/console/'],
});

export function useSignIn() {
  const { signIn, ...attempt } = useDeskSignIn(
    session,
    '/api/console/login',
    (queryClient, { operator, expiresAt }) => {
      queryClient.setQueryData(meKey, { operator, expiresAt });
      beginActivity();
    },
  );
  return {
    ...attempt,
    signIn: (operatorId: string, password: string, code: string) => signIn({ operatorId, password, code }),
  };
}

export const useSignOut = () => useDeskSignOut(session, '/api/console/logout');

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
