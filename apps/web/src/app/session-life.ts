import { useCaller } from '@hanpan/client';
import { endOf, lifeUntil, serverNow, stepOf, useSessionRenewal, warnAtLeftMs } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePopups } from './popups.ts';
import { type SessionData, sessionKey } from './session-cache.ts';
import { useEndSession } from './use-end-session.ts';

const checkEveryMs = 1_000;

/**
 * Keeps a session while somebody is there, and announces its end. Looks at the clock instead of setting one long timer,
 * because a sleeping phone stops timers but not sessions.
 */
export function useSessionLife(expiresAtMs: number): void {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const endSession = useEndSession();
  const hasLeft = useRef(false);
  const { renew, mayRenew, isLast } = useSessionRenewal({
    onRenewed: (expiresAt) =>
      queryClient.setQueryData<SessionData | null>(sessionKey, (held) => held && { ...held, expiresAt }),
    onRefused: (isIndeterminate) => {
      if (!isIndeterminate || serverNow() >= expiresAtMs) endSession({ code: 'E401' });
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

  /** Said to the server as well, so that nothing of the page is refused with 401 later. */
  const leave = useEffectEvent(async () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    endSession({ code: 'E401' });
    await caller('/api/member/logout', {}).catch(() => undefined);
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
