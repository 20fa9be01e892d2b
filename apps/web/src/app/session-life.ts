import { CallError, useCaller } from '@hanpan/client';
import {
  endOf,
  lastPersonAt,
  lastUseAt,
  noteUse,
  refreshAtLeftMs,
  serverNow,
  stepOf,
  warnAtLeftMs,
} from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePopups } from './popups.ts';
import { type SessionData, sessionKey } from './session-cache.ts';
import { useEndSession } from './use-end-session.ts';

const checkEveryMs = 1_000;
/** A lost response is asked for again after this. */
const retryAfterMs = 20_000;

/**
 * Keeps a session while somebody is there, and announces its end. Looks at the clock instead of setting one long timer,
 * because a sleeping phone stops timers but not sessions.
 */
export function useSessionLife(expiresAtMs: number): void {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const endSession = useEndSession();
  const busyUntil = useRef(0);

  const refresh = useEffectEvent(async () => {
    busyUntil.current = Date.now() + retryAfterMs;
    try {
      const { expiresAt } = await caller('/api/getToken', {});
      noteUse();
      queryClient.setQueryData<SessionData | null>(sessionKey, (held) => held && { ...held, expiresAt });
      // Eight hours in all: then it cannot be renewed any more.
      const isLast = Date.parse(expiresAt) - serverNow() <= refreshAtLeftMs;
      busyUntil.current = isLast ? Number.POSITIVE_INFINITY : 0;
    } catch (error) {
      const mayRetry = error instanceof CallError && error.indeterminate && serverNow() < expiresAtMs;
      if (!mayRetry) endSession({ code: 'E401' });
    }
  });

  const check = useEffectEvent(() => {
    const nowMs = Date.now();
    const life = {
      expiresAtMs: expiresAtMs - serverNow() + nowMs,
      usedAtMs: lastUseAt(),
      personAtMs: lastPersonAt(),
    };
    const step = stepOf(life, nowMs);
    const { enqueue, dismiss } = usePopups.getState();
    const isLast = busyUntil.current === Number.POSITIVE_INFINITY;
    if (step === 'refresh' && nowMs >= busyUntil.current) void refresh();
    const isWarned = step === 'warn' || (step === 'refresh' && isLast && endOf(life) - nowMs <= warnAtLeftMs);
    if (isWarned) {
      const endsAtMs = endOf(life) - nowMs + serverNow();
      const stay = isLast ? undefined : () => void refresh();
      enqueue({ kind: 'idle', endsAtMs, stay });
    } else dismiss({ kind: 'idle', endsAtMs: 0, stay: undefined });
    if (step === 'end') void leave();
  });

  /** Said to the server as well, so that nothing of the page is refused with 401 later. */
  const leave = useEffectEvent(async () => {
    if (busyUntil.current === Number.NEGATIVE_INFINITY) return;
    busyUntil.current = Number.NEGATIVE_INFINITY;
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
