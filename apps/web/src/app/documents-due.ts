import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type SessionData, sessionKey } from './session-cache.ts';

/** Notes that nothing is left for the member to accept, as the server has just said. */
export function useNothingDue(): () => void {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      queryClient.setQueryData<SessionData | null>(
        sessionKey,
        (held) => held && { ...held, member: { ...held.member, documentsDue: false } },
      ),
    [queryClient],
  );
}
