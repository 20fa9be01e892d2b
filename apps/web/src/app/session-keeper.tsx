import { useCaller, usePush, useRefresh, useResync } from '@hanpan/client';
import { notePerson, watchPerson } from '@hanpan/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { emitGameDown } from './game-down.ts';
import { onGameClosed, useGameWindow } from './game-window.ts';
import { useSession } from './session.ts';
import { applyBalance, balanceQuery, setUnread } from './session-cache.ts';
import { onSessionEnd, sessionHasEnded } from './session-end.ts';
import { useSessionLife } from './session-life.ts';
import { isPathOf } from './urls.ts';
import { useBrowserSession } from './use-browser-session.ts';
import { useEndSession } from './use-end-session.ts';

const pollMs = 5000;

/** Keeps what the page knows of its member current: mounted once, by the shell, and draws nothing. */
export function SessionKeeper() {
  const session = useSession();
  const endSession = useEndSession();
  useEffect(() => onSessionEnd(endSession), [endSession]);
  const memId = session.state === 'member' ? session.member.memId : null;
  useBrowserSession(session.state === 'loading' ? undefined : memId);
  return session.state === 'member' ? <MemberKeeper expiresAtMs={session.expiresAtMs} /> : null;
}

function MemberKeeper({ expiresAtMs }: { expiresAtMs: number }) {
  const queryClient = useQueryClient();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  useQuery({ ...balanceQuery(useCaller()), refetchInterval: pollMs });
  useSessionLife(expiresAtMs);
  useEffect(watchPerson, []);

  usePush('CASH', ({ data1, data2, version }) => {
    applyBalance(queryClient, { cashAmt: data1, pointAmt: data2, version });
    // Playing is using the site, although it happens in another window.
    if (useGameWindow.getState().isOpen || isPathOf(pathname, 'slotGame')) notePerson();
  });
  usePush('MSG', ({ data1 }) => setUnread(queryClient, data1));
  usePush('LOGOUT', ({ data1 }) => sessionHasEnded({ code: data1 }));
  usePush('LOCK_BET_YN', ({ data1, data2 }) => {
    if (data1 !== 'N' || data2 !== 'Y') emitGameDown(data1 === 'Y' ? 'locked' : 'noBetting');
  });

  const refetch = useRefresh('/api/wallet/balance');
  useResync(refetch);
  // ST-09: the balance, and with it the other kinds of money where they are on screen.
  const refetchAll = useRefresh('/api/wallet/balance', '/api/cash/getUserCash');
  useEffect(() => onGameClosed(refetchAll), [refetchAll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: CL-37 asks for the balance on every change of route.
  useEffect(() => refetch(), [pathname]);
  return null;
}
