import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Closes what lies above a page once the page changes. */
export function useCloseOnNavigation(close: () => void): void {
  const href = useRouterState({ select: (state) => state.location.href });
  const openedAt = useRef(href);
  const latest = useEffectEvent(close);
  useEffect(() => {
    if (openedAt.current !== href) latest();
    openedAt.current = href;
  }, [href]);
}
