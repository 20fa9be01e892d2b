import { useEffect } from 'react';
import { usePopups } from '../app/popups.ts';
import { useSession, useUnread } from '../app/session.ts';
import { noticedUnread, rememberNoticed } from './noticed-messages.ts';
import { useRouteMeta } from './use-route-meta.ts';

/**
 * ST-10: while messages are unread and the page is no message page. Once for each new message, also over page loads, and
 * not where money is moved or looked up, or a game is played: a notice that interrupts is not read at all.
 */
export function MessageNotice() {
  const session = useSession();
  return session.state === 'member' ? <Notice memId={session.member.memId} /> : null;
}

function Notice({ memId }: { memId: string }) {
  const unread = useUnread();
  const meta = useRouteMeta();
  const isMessagePage = meta?.isMessagePage ?? false;
  const mustWait = meta === undefined || meta.isQuiet === true || meta.layout === 'empty';
  useEffect(() => {
    const { enqueue, dismiss, queue } = usePopups.getState();
    if (unread === 0 || isMessagePage) {
      dismiss({ kind: 'message', unread });
      rememberNoticed(memId, unread);
    } else if (unread < noticedUnread(memId)) rememberNoticed(memId, unread);
    else if (mustWait) {
      // The page took it away and not its reader: it comes again where it may stand.
      if (queue.some(({ kind }) => kind === 'message')) rememberNoticed(memId, unread - 1);
      dismiss({ kind: 'message', unread });
    } else if (unread > noticedUnread(memId)) enqueue({ kind: 'message', unread });
  }, [unread, isMessagePage, mustWait, memId]);
  return null;
}
