import { useEffect, useRef } from 'react';
import { usePopups } from '../app/popups.ts';
import { useUnread } from '../app/session.ts';
import { useRouteMeta } from './use-route-meta.ts';

/**
 * ST-10: while messages are unread and the page is no message page. It comes back when more arrive, not with every
 * click, because a notice that cannot be postponed is not read at all.
 */
export function MessageNotice() {
  const unread = useUnread();
  const isMessagePage = useRouteMeta()?.isMessagePage ?? false;
  const noticed = useRef(0);
  useEffect(() => {
    const { enqueue, dismiss } = usePopups.getState();
    if (unread === 0 || isMessagePage) dismiss({ kind: 'message', unread });
    else if (unread > noticed.current) enqueue({ kind: 'message', unread });
    noticed.current = unread;
  }, [unread, isMessagePage]);
  return null;
}
