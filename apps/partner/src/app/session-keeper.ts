import type { DataOf } from '@hanpan/contract';
import { lifeUntil, stepOf, useSessionRenewal, watchPerson } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { session, sessionKey } from './session.ts';

const checkEveryMs = 5_000;

/** BC-07: renews the session while somebody works here, and ends it with its time; looks at the clock, because sleep stops timers. */
export function useSessionKeeper(expiresAt: string): void {
  const queryClient = useQueryClient();
  const end = () => session.end(queryClient, { because: 'ended' });
  const { renew, mayRenew } = useSessionRenewal({
    path: '/api/getToken',
    expiresAtMs: Date.parse(expiresAt),
    onRenewed: (next) =>
      queryClient.setQueryData<DataOf<'/api/member/info'>>(
        sessionKey,
        (held) => held && { ...held, expiresAt: next },
      ),
    onRefused: (isIndeterminate) => {
      if (!isIndeterminate) end();
    },
  });
  const check = useEffectEvent(() => {
    const nowMs = Date.now();
    const step = stepOf(lifeUntil(Date.parse(expiresAt), nowMs), nowMs);
    if (step === 'refresh' && mayRenew(nowMs)) void renew();
    if (step === 'end') end();
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
