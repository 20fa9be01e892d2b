import { useSyncExternalStore } from 'react';

/** Below this, list and detail do not fit side by side and the navigation becomes a sheet. */
const narrowQuery = '(max-width: 1023px)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(narrowQuery);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Read by the shell and the split view only: features are layout-blind. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(narrowQuery).matches);
}
