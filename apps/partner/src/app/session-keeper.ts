import { CallError, useCaller } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import {
  lastPersonAt,
  lastUseAt,
  noteUse,
  refreshAtLeftMs,
  serverNow,
  stepOf,
  watchPerson,
} from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { session, sessionKey } from './session.ts';

const checkEveryMs = 5_000;
/** A lost response is asked for again after this. */
const retryAfterMs = 20_000;

/** BC-07: renews the session while somebody works here, and ends it with its time; looks at the clock, because sleep stops timers. */
export function useSessionKeeper(expiresAt: string): void {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const busyUntil = useRef(0);
  const refresh = useEffectEvent(async () => {
    busyUntil.current = Date.now() + retryAfterMs;
    try {
      const { expiresAt: next } = await caller('/api/getToken', {});
      noteUse();
      queryClient.setQueryData<DataOf<'/api/member/info'>>(
        sessionKey,
        (held) => held && { ...held, expiresAt: next },
      );
      const isLast = Date.parse(next) - serverNow() <= refreshAtLeftMs;
      busyUntil.current = isLast ? Number.POSITIVE_INFINITY : 0;
    } catch (error) {
      if (!(error instanceof CallError && error.indeterminate))
        session.end(queryClient, { because: 'ended' });
    }
  });
  const check = useEffectEvent(() => {
    const nowMs = Date.now();
    const life = {
      expiresAtMs: Date.parse(expiresAt) - serverNow() + nowMs,
      usedAtMs: lastUseAt(),
      personAtMs: lastPersonAt(),
    };
    const step = stepOf(life, nowMs);
    if (step === 'refresh' && nowMs >= busyUntil.current) void refresh();
    if (step === 'end') session.end(queryClient, { because: 'ended' });
  });
  useEffect(() => {
    const timer = setInterval(check, checkEveryMs);
    const stopWatching = watchPerson();
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, []);
}
