import { type Site, serverNow } from '@hanpan/kit';
import { useEffect, useState } from 'react';
import { closedWindow } from './model.ts';

/** A timer may not be set further ahead than this; a day is enough here. */
const longestTimerMs = 86_400_000;

/** The bank's closed hours on the site's clock, looked at again at the moment they begin or end. */
export function useClosedWindow(site: Site) {
  const [nowMs, setNow] = useState(serverNow);
  const window = closedWindow(nowMs, site);
  const { changesAtMs } = window;
  useEffect(() => {
    const waitMs = Math.min(longestTimerMs, Math.max(0, changesAtMs - serverNow()) + 50);
    const timer = setTimeout(() => setNow(serverNow()), waitMs);
    return () => clearTimeout(timer);
  }, [changesAtMs]);
  return { ...window, nowMs };
}
