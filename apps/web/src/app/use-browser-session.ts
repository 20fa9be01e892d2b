import { answerWithinMs, useCaller, useRealtime, useResync } from '@hanpan/client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { closeDialogs } from './close-dialogs.ts';
import { closeGameWindow } from './game-window.ts';
import { enterSession, leaveSession, readSession } from './session-cache.ts';
import { pathOf } from './urls.ts';

const channelName = 'hanpan-session';

/**
 * All tabs of a browser act as the member who logged in last, because they share its cookie. A tab that still shows
 * somebody else asks who that is, when another tab says that a member has entered, when it is looked at again and when its
 * connection is back, and becomes that member's. `memId` is null for a guest, and undefined while it is not known.
 */
export function useBrowserSession(memId: string | null | undefined): void {
  const caller = useCaller();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const router = useRouter();
  const channel = useRef<BroadcastChannel>(undefined);
  const shown = useRef<string | null>(undefined);
  /** Whoever was entered because another tab had: that is no news to the others. */
  const followed = useRef<string>(undefined);
  const hasConnected = useRef(false);

  const check = useEffectEvent(async () => {
    const asked = readSession(queryClient)?.member.memId;
    const session = await caller('/api/member/info', {}, { timeoutMs: answerWithinMs }).catch(
      () => undefined,
    );
    const held = readSession(queryClient)?.member.memId;
    // Somebody who logs in or out in this very tab meanwhile is right.
    if (session === undefined || held !== asked || session.member.memId === held) return;
    closeGameWindow();
    await leaveSession(queryClient);
    if (readSession(queryClient) !== null) return;
    closeDialogs();
    followed.current = session.member.memId;
    enterSession(queryClient, session);
    realtime.reconnect();
    // What was open is a page of the member before; what a guest reads is anybody's.
    if (asked !== undefined) await router.navigate({ href: pathOf('main') });
    await router.invalidate();
  });

  const onEntered = useEffectEvent((entered: unknown) => {
    if (memId !== undefined && entered !== memId) void check();
  });
  const onSeen = useEffectEvent(() => {
    if (typeof memId === 'string' && document.visibilityState === 'visible') void check();
  });
  useResync(() => {
    // The first connection follows the first answer.
    if (hasConnected.current && typeof memId === 'string') void check();
    hasConnected.current = true;
  });

  useEffect(() => {
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
  useEffect(() => {
    // Old browsers have none: there it is noticed when the tab is looked at.
    if (typeof BroadcastChannel === 'undefined') return;
    const opened = new BroadcastChannel(channelName);
    opened.onmessage = ({ data }) => onEntered(data);
    channel.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = memId;
    if (typeof memId !== 'string' || before === undefined) return;
    if (memId !== followed.current) channel.current?.postMessage(memId);
    followed.current = undefined;
  }, [memId]);
}
