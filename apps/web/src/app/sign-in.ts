import { answerWithinMs, useCaller, useRealtime } from '@hanpan/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { usePopups } from './popups.ts';
import { clearSession, enterSession } from './session-cache.ts';
import { takeWanted } from './wanted.ts';

/** Throws the server's CallError. On success the page moves to where the guest wanted to go, or was. */
export function useSignIn(): (memId: string, memPass: string, code?: string) => Promise<void> {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const router = useRouter();
  return useCallback(
    async (memId, memPass, code) => {
      const body = code === undefined ? { memId, memPass } : { memId, memPass, code };
      const session = await caller('/api/member/login', body, { timeoutMs: answerWithinMs });
      clearSession(queryClient);
      enterSession(queryClient, session);
      realtime.reconnect();
      usePopups.getState().closeModal();
      await router.navigate({ href: takeWanted() });
    },
    [caller, queryClient, realtime, router],
  );
}
