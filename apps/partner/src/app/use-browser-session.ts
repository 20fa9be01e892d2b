import { useRealtime } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { beginActivity, useSharedSession } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { closeMerge } from './merge.ts';
import { session, sessionKey } from './session.ts';
import { urls } from './urls.ts';

/**
 * The member who logged in last with this browser is the desk's, also where that was at the member site: calls of this page
 * would be that member's. `memId` is null while nobody is logged in, undefined while it is not known.
 */
export function useBrowserSession(memId: string | null | undefined): void {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const router = useRouter();
  useSharedSession({
    memId,
    held: () => queryClient.getQueryData<DataOf<'/api/member/info'>>(sessionKey)?.member.memId,
    follow: async (entered, before) => {
      closeMerge();
      session.change(queryClient, entered);
      beginActivity();
      realtime.reconnect();
      // What was open is a page of the partner before.
      if (before !== undefined) await router.navigate({ to: urls.summary, search: {} });
    },
  });
}
