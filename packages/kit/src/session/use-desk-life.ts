import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { serverNow } from '../frame/server-clock.ts';
import { type DeskSession, whyEnded } from './desk-session.ts';
import { endOf, refreshAtLeftMs, stepOf, warnAtLeftMs } from './session-step.ts';
import { lifeUntil, useSessionRenewal } from './use-session-renewal.ts';
import { watchPerson } from './watch-person.ts';

const checkEveryMs = 1_000;

export interface DeskLife {
  readonly session: DeskSession;
  readonly renewPath: '/api/getToken' | '/api/console/getToken';
  /** As the server says it. */
  readonly expiresAt: string;
}

/** The session ends soon: on the server's clock. The last end is the one that cannot be put off. */
interface Soon {
  readonly endsAtMs: number;
  readonly isLast: boolean;
}

function isSame(a: Soon | undefined, b: Soon | undefined): boolean {
  return a?.endsAtMs === b?.endsAtMs && a?.isLast === b?.isLast;
}

/**
 * BC-07: renews a desk's session while somebody works there, tells of its end a minute before, and ends it with its time. Of the
 * end that cannot be put off it tells five minutes before, because somebody may be writing. Looks at the clock, because sleep stops timers.
 */
export function useDeskLife({ session, renewPath, expiresAt }: DeskLife) {
  const queryClient = useQueryClient();
  const expiresAtMs = Date.parse(expiresAt);
  const [soon, setSoon] = useState<Soon>();
  const { renew, mayRenew, isLast } = useSessionRenewal({
    path: renewPath,
    expiresAtMs,
    onRenewed: (next) => session.renewed(queryClient, next),
    onRefused: (isIndeterminate) => {
      if (!isIndeterminate) session.end(queryClient, { because: whyEnded() });
    },
  });
  const check = useEffectEvent(() => {
    const nowMs = Date.now();
    const life = lifeUntil(expiresAtMs, nowMs);
    const step = stepOf(life, nowMs);
    if (step === 'end') return session.end(queryClient, { because: isLast() ? 'over' : whyEnded() });
    if (step === 'refresh' && mayRenew(nowMs)) void renew();
    const leftMs = endOf(life) - nowMs;
    const isSoon = isLast() ? leftMs <= refreshAtLeftMs : step === 'warn' && leftMs <= warnAtLeftMs;
    // To the second: the two clocks are read one after the other.
    const endsAtMs = Math.round((leftMs + serverNow()) / 1000) * 1000;
    const next = isSoon ? { endsAtMs, isLast: isLast() } : undefined;
    setSoon((held) => (isSame(held, next) ? held : next));
  });
  useEffect(() => {
    check();
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener('visibilitychange', check);
    const stopWatching = watchPerson();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      stopWatching();
    };
  }, []);
  return { soon, renew };
}
