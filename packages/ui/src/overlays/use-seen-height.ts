import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  const seen = window.visualViewport;
  seen?.addEventListener('resize', changed);
  return () => seen?.removeEventListener('resize', changed);
}

function heightNow(): number | undefined {
  const seen = window.visualViewport;
  return seen ? Math.round(seen.height * seen.scale) : undefined;
}

/**
 * How much of the window's height is seen, in px of the page however far it is zoomed in: a phone lays its keyboard over the page,
 * of which no style knows. Undefined in a browser that does not say.
 */
export function useSeenHeight(): number | undefined {
  return useSyncExternalStore(watch, heightNow);
}
