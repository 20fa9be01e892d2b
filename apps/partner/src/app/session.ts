import { callKey, useAction, useCaller, useRealtime } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { beginActivity, createDeskSession, type DeskSession } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext } from 'react';

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

/** One press, one attempt. */
export function useSignIn() {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const { isSending, failure, send } = useAction();
  /** Resolves to whether somebody is logged in. */
  const signIn = async (memId: string, memPass: string): Promise<boolean> => {
    const { data } = await send('/api/member/login', { memId, memPass });
    if (data === undefined) return false;
    queryClient.setQueryData(sessionKey, data);
    beginActivity();
    session.enter();
    realtime.reconnect();
    return true;
  };
  return { isSending, failure, signIn };
}

/** The page forgets the partner even where the server cannot be reached: the cookie then expires by itself. */
export function useSignOut(): () => Promise<void> {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  return useCallback(async () => {
    await caller('/api/member/logout', {}).catch(() => undefined);
    session.end(queryClient, { because: 'chosen' });
    realtime.reconnect();
  }, [caller, queryClient, realtime]);
}

const PartnerContext = createContext<Member | undefined>(undefined);
export const PartnerProvider = PartnerContext.Provider;

/** Who is signed in. Throws outside the signed-in shell. */
export function usePartner(): Member {
  const partner = useContext(PartnerContext);
  if (partner === undefined) throw new Error('usePartner is called outside the signed-in shell');
  return partner;
}
