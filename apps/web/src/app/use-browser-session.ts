import { useRealtime } from '@hanpan/client';
import { useSharedSession } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { closeDialogs } from './close-dialogs.ts';
import { closeGameWindow } from './game-window.ts';
import { enterSession, leaveSession, readSession } from './session-cache.ts';
import { pathOf } from './urls.ts';

/** The member who logged in last with this browser is the page's. `memId` is null for a guest, undefined while it is not known. */
export function useBrowserSession(memId: string | null | undefined): void {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const router = useRouter();
  useSharedSession({
    memId,
    held: () => readSession(queryClient)?.member.memId,
    follow: async (session, before) => {
      closeGameWindow();
      await leaveSession(queryClient);
      if (readSession(queryClient) !== null) return;
      closeDialogs();
      enterSession(queryClient, session);
      realtime.reconnect();
      // What was open is a page of the member before; what a guest reads is anybody's.
      if (before !== undefined) await router.navigate({ href: pathOf('main') });
      await router.invalidate();
    },
  });
}
