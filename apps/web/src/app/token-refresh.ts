import { CallError, useCaller } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type SessionData, sessionKey } from './session-cache.ts';
import { useEndSession } from './use-end-session.ts';

const refreshAtLeftMs = 5 * 60_000;
const checkEveryMs = 20_000;

/** ST-01, BC-07: renewed when five minutes or less are left. */
export function needsRefresh(expiresAtMs: number, nowMs: number): boolean {
  return expiresAtMs - nowMs <= refreshAtLeftMs;
}

/**
 * Looks at the clock instead of setting one long timer, because a sleeping phone stops timers but not sessions.
 * A lost response is retried while the session is alive; a final refusal ends it.
 */
export function useTokenRefresh(expiresAtMs: number): void {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const endSession = useEndSession();
  const isRunning = useRef(false);

  const refresh = async () => {
    try {
      const { expiresAt } = await caller('/api/getToken', {});
      queryClient.setQueryData<SessionData | null>(sessionKey, (held) => held && { ...held, expiresAt });
    } catch (error) {
      const mayRetry = error instanceof CallError && error.indeterminate && serverNow() < expiresAtMs;
      if (!mayRetry) endSession({ code: 'E401' });
    }
  };

  const check = useEffectEvent(() => {
    if (isRunning.current || !needsRefresh(expiresAtMs, serverNow())) return;
    isRunning.current = true;
    void refresh().finally(() => {
      isRunning.current = false;
    });
  });

  useEffect(() => {
    check();
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}
