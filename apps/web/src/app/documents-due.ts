import { useAction } from '@hanpan/client';
import type { AcceptedDocument, DataOf } from '@hanpan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type SessionData, sessionKey } from './session-cache.ts';

/** The bet on the slip may be placed again. */
const refreshes = ['/api/bet/quote'] as const;

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

/**
 * Accepts documents as they were shown; returns what the member has accepted then, undefined where it was refused. `onStale` reads
 * anew where another version was published meanwhile (D002).
 */
export function useAcceptDocuments(onStale: () => void) {
  const noteNothingDue = useNothingDue();
  const { send, isSending, failure } = useAction({ refreshes });
  const accept = async (
    documents: readonly AcceptedDocument[],
  ): Promise<DataOf<'/api/member/acceptDocuments'> | undefined> => {
    const named = documents.map(({ kind, version }) => ({ kind, version }));
    const { data, failure: refused } = await send('/api/member/acceptDocuments', { documents: named });
    if (refused?.code === 'D002') onStale();
    if (data !== undefined) noteNothingDue();
    return data;
  };
  return { accept, isSending, failure };
}
