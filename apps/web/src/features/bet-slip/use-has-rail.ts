import { useSyncExternalStore } from 'react';

/** Board and slip side by side need this much; below it the board keeps its width and the slip is a sheet. */
const railQuery = '(min-width: 1181px)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(railQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

export function useHasRail(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(railQuery).matches);
}
