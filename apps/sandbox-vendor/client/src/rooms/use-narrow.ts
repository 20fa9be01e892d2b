import { useSyncExternalStore } from 'react';

const query = '(max-width: 860px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is a phone's or nearly as narrow. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
