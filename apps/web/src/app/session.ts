import { answerWithinMs, useCaller, useRealtime } from '@hanpan/client';
import type { Member } from '@hanpan/contract';
import { type Amount, zero } from '@hanpan/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { whileBusy } from './busy.ts';
import { closeDialogs } from './close-dialogs.ts';
import { closeGameWindow } from './game-window.ts';
import { useHeldBack } from './held-back.ts';
import {
  applyBalance,
  type BalanceData,
  type BalanceNews,
  balanceQuery,
  leaveSession,
  sessionQuery,
} from './session-cache.ts';
import { pathOf } from './urls.ts';

export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'guest' }
  | { readonly state: 'member'; readonly member: Member; readonly expiresAtMs: number };

const loading: Session = { state: 'loading' };
const guest: Session = { state: 'guest' };

/** The user of the page. Where the server cannot be reached it is a guest, who may still browse. */
export function useSession(): Session {
  const { data, isError } = useQuery(sessionQuery(useCaller()));
  return useMemo(() => {
    if (data) return { state: 'member', member: data.member, expiresAtMs: Date.parse(data.expiresAt) };
    return data === null || isError ? guest : loading;
  }, [data, isError]);
}

/** For pages under /member, which the guards open to members only. Throws anywhere else. */
export function useMember(): Member {
  const session = useSession();
  if (session.state !== 'member') throw new Error('useMember is called outside a member page');
  return session.member;
}

/** The balance is read from the cache alone: login, the poll, pushes and money calls all write it there. */
export function useHeldBalance(): BalanceData | undefined {
  return useQuery({ ...balanceQuery(useCaller()), enabled: false }).data;
}

export interface Balance {
  readonly cashAmt: Amount;
  readonly pointAmt: Amount;
  /** Grows with every movement; 0 before any balance is known. */
  readonly version: number;
}

export function useBalance(): Balance {
  const known = useHeldBalance();
  const held = useHeldBack();
  return useMemo(
    () => ({
      cashAmt: known?.balance ?? zero,
      pointAmt: known?.point ?? zero,
      version: known?.version ?? 0,
      ...held,
    }),
    [known, held],
  );
}

/** For every response that carries `cashAmt` and `version`: the screen follows at once and never goes backwards. */
export function useApplyBalance(): (news: BalanceNews) => void {
  const queryClient = useQueryClient();
  return useCallback((news) => applyBalance(queryClient, news), [queryClient]);
}

/** How many messages are unread; 0 for a guest. */
export function useUnread(): number {
  return useHeldBalance()?.newMsg ?? 0;
}

/** ST-02. The page forgets the member even where the server cannot be reached: the cookie then expires by itself. */
export function useSignOut(): () => Promise<void> {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const router = useRouter();
  return useCallback(async () => {
    closeGameWindow();
    // Before the session ends, so that nothing is asked in its name any more.
    await leaveSession(queryClient);
    await whileBusy(caller('/api/member/logout', {}, { timeoutMs: answerWithinMs }).catch(() => undefined));
    closeDialogs();
    realtime.reconnect();
    await router.navigate({ href: pathOf('guestMain') });
    await router.invalidate();
  }, [caller, queryClient, realtime, router]);
}
