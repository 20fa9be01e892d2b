import { answerWithinMs, useCaller, useResync } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { useEffect, useEffectEvent, useRef } from 'react';

const channelName = 'hanpan-session';

type MemberSession = DataOf<'/api/member/info'>;

interface SharedSession {
  /** Whom the page shows: null is a guest, undefined is not known yet. */
  readonly memId: string | null | undefined;
  /** The same as the cache has it at this moment; undefined is a guest too. */
  readonly held: () => string | undefined;
  /** The page forgets whoever it showed and becomes that member's. `before` is undefined where it showed a guest. */
  readonly follow: (session: MemberSession, before: string | undefined) => Promise<void>;
}

/**
 * All tabs of a browser act as the member who logged in last, because they share its cookie. A tab that still shows
 * somebody else asks who that is, when another tab says that a member has entered, when it is looked at again and when its
 * connection is back, and becomes that member's.
 */
export function useSharedSession({ memId, held, follow }: SharedSession): void {
  const caller = useCaller();
  const channel = useRef<BroadcastChannel>(undefined);
  const shown = useRef<string | null>(undefined);
  /** Whoever was entered because another tab had: that is no news to the others. */
  const followed = useRef<string>(undefined);
  const hasConnected = useRef(false);

  const check = useEffectEvent(async () => {
    const asked = held();
    const session = await caller('/api/member/info', {}, { timeoutMs: answerWithinMs }).catch(
      () => undefined,
    );
    // Somebody who logs in or out in this very tab meanwhile is right.
    if (session === undefined || held() !== asked || session.member.memId === asked) return;
    followed.current = session.member.memId;
    await follow(session, asked);
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
