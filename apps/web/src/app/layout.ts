import { useSyncExternalStore } from 'react';

export type LayoutKind = 'desktop' | 'mobile';

/** AC-08: 600 px or less is the mobile layout. */
const mobileQuery = '(max-width: 600px)';

/** The layout of this moment, for code that runs on a click. Components ask `useLayoutKind`. */
export function readLayoutKind(): LayoutKind {
  return window.matchMedia(mobileQuery).matches ? 'mobile' : 'desktop';
}

function watch(changed: () => void): () => void {
  const query = window.matchMedia(mobileQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Follows the window live. The shell and the navigation are its only readers: features are layout-blind. */
export function useLayoutKind(): LayoutKind {
  return useSyncExternalStore(watch, readLayoutKind);
}
