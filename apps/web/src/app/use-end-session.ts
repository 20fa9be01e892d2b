import { useRealtime } from '@hanpan/client';
import { currentLocale, serverNow } from '@hanpan/kit';
import { sessionTexts, translate } from '@hanpan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { closeDialogs } from './close-dialogs.ts';
import { closeGameWindow } from './game-window.ts';
import { usePopups } from './popups.ts';
import { leaveSession, readSession } from './session-cache.ts';
import type { SessionEnd } from './session-end.ts';
import { pathOf } from './urls.ts';

function sayWhy({ code, text }: SessionEnd): string {
  const own = code === 'TK999' ? sessionTexts['session.elsewhere'] : sessionTexts['session.expired'];
  return (code === 'TK999' ? text : undefined) ?? translate(own, currentLocale());
}

/**
 * ST-05, ER-02, and the end of a session whose renewal failed (ST-01): the game window is closed, everything of the
 * member leaves the page, and the page goes home and says why. Many calls may fail at once; only one of them acts.
 */
export function useEndSession(): (end: SessionEnd) => void {
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const router = useRouter();
  return useCallback(
    (end) => {
      const wasMember = Boolean(readSession(queryClient));
      if (!wasMember && end.code !== 'TK999') return;
      closeGameWindow();
      void leaveSession(queryClient);
      closeDialogs();
      usePopups.getState().enqueue({
        kind: 'sessionEnd',
        text: sayWhy(end),
        ...(end.code === 'TK999' && { elsewhereAtMs: serverNow() }),
      });
      if (wasMember) realtime.reconnect();
      void router.navigate({ href: pathOf('guestMain') });
    },
    [queryClient, realtime, router],
  );
}
