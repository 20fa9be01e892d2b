import { answerWithinMs, type Caller, codeOf, useCaller } from '@hanpan/client';
import { endOf, latestEnd, lifeUntil, serverNow, stepOf, useSessionRenewal, warnAtLeftMs } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePopups } from './popups.ts';
import { readSession, type SessionData, sessionKey } from './session-cache.ts';
import { useEndSession } from './use-end-session.ts';

const checkEveryMs = 1_000;

/** Who the server says is logged in, and until when; null where nobody is, undefined where it did not answer. */
function askServer(caller: Caller): Promise<SessionData | null | undefined> {
  return caller('/api/member/info', {}, { timeoutMs: answerWithinMs }).catch((error: unknown) =>
    codeOf(error) === 'E401' || codeOf(error) === 'TK999' ? null : undefined,
  );
}

/**
 * Keeps a session while somebody is there, and announces its end. Looks at the clock instead of setting one long timer,
 * because a sleeping phone stops timers but not sessions.
 */
export function useSessionLife(expiresAtMs: number): void {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const endSession = useEndSession();
  const isLeaving = useRef(false);
  const goOnUntil = (expiresAt: string) =>
    queryClient.setQueryData<SessionData | null>(sessionKey, (held) => held && { ...held, expiresAt });
  const { renew, mayRenew, isLast } = useSessionRenewal({
    path: '/api/getToken',
    expiresAtMs,
    onRenewed: goOnUntil,
    onRefused: (isIndeterminate) => {
      if (!isIndeterminate || serverNow() >= latestEnd(expiresAtMs)) endSession({ code: 'E401' });
    },
  });

  const check = useEffectEvent(() => {
    const nowMs = Date.now();
    const life = lifeUntil(expiresAtMs, nowMs);
    const step = stepOf(life, nowMs);
    const { enqueue, dismiss } = usePopups.getState();
    if (step === 'refresh' && mayRenew(nowMs)) void renew();
    const isWarned =
      step === 'warn' || (step === 'refresh' && isLast() && endOf(life) - nowMs <= warnAtLeftMs);
    if (isWarned) {
      const endsAtMs = endOf(life) - nowMs + serverNow();
      const stay = isLast() ? undefined : () => void renew();
      enqueue({ kind: 'idle', endsAtMs, stay });
    } else dismiss({ kind: 'idle', endsAtMs: 0, stay: undefined });
    if (step === 'end') void leave();
  });

  /**
   * Asks first: another tab may have renewed the session, which is one for the whole browser, and that is not always heard of
   * here. The end is said to the server as well, so that nothing of the page is refused with 401 later.
   */
  const leave = useEffectEvent(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const session = await askServer(caller);
    const isOwn = session?.member.memId === readSession(queryClient)?.member.memId;
    if (session && isOwn) {
      const told = Math.max(expiresAtMs, Date.parse(session.expiresAt));
      const nowMs = Date.now();
      if (stepOf(lifeUntil(told, nowMs), nowMs) !== 'end') {
        goOnUntil(new Date(told).toISOString());
        isLeaving.current = false;
        return;
      }
    }
    endSession({ code: 'E401' });
    if (session && isOwn) await caller('/api/member/logout', {}).catch(() => undefined);
  });

  useEffect(() => {
    check();
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      usePopups.getState().dismiss({ kind: 'idle', endsAtMs: 0, stay: undefined });
    };
  }, []);
}
