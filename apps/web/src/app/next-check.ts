import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type SessionData, sessionKey } from './session-cache.ts';

/** Notes when the member's next reality check is due, as the server has just said; null where it wants none. */
export function useNextCheck(): (checkDueAt: string | null) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (checkDueAt) =>
      queryClient.setQueryData<SessionData | null>(
        sessionKey,
        (held) => held && { ...held, member: { ...held.member, checkDueAt } },
      ),
    [queryClient],
  );
}
