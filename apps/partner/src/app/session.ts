import { callKey } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import {
  beginActivity,
  createDeskSession,
  type DeskSession,
  useDeskSignIn,
  useDeskSignOut,
} from '@hanpan/kit';
import { createContext, useContext } from 'react';

export type Member = DataOf<'/api/member/info'>['member'];

export const sessionPath = '/api/member/info';
export const moneyPath = '/api/cash/getUserCash';
export const sessionKey = callKey(sessionPath, {});

/** The session is that of the member site: whoever is logged in there is logged in here. */
export const session: DeskSession = createDeskSession({
  marker: 'hanpan-signed-in',
  personKey: sessionKey,
  ownPrefixes: ['/api/member/', '/api/partner/', '/api/give/', '/api/cash/'],
});

export function useSignIn() {
  const { signIn, ...attempt } = useDeskSignIn(session, '/api/member/login', (queryClient, data) => {
    queryClient.setQueryData(sessionKey, data);
    beginActivity();
  });
  return {
    ...attempt,
    signIn: (memId: string, memPass: string, code: string) => signIn({ memId, memPass, code }),
  };
}

export const useSignOut = () => useDeskSignOut(session, '/api/member/logout');

const PartnerContext = createContext<Member | undefined>(undefined);
export const PartnerProvider = PartnerContext.Provider;

/** Who is signed in. Throws outside the signed-in shell. */
export function usePartner(): Member {
  const partner = useContext(PartnerContext);
  if (partner === undefined) throw new Error('usePartner is called outside the signed-in shell');
  return partner;
}
