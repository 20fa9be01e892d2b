import { startTransition, useEffect, useState } from 'react';

/**
 * What of `latest` is on screen: what arrives later is drawn in slices, so that a long list holds up nobody who presses
 * something meanwhile. Nothing received is nothing drawn, at once. A transition, because its work is done after five
 * seconds at the latest; `useDeferredValue` begins anew, with a new limit, whenever a clock ticks or the page is read
 * again, and on a slow phone never ends.
 */
export function useDrawn<T>(latest: T): T;
export function useDrawn<T>(latest: T | undefined): T | undefined {
  const [drawn, setDrawn] = useState(latest);
  useEffect(() => {
    if (latest === undefined) setDrawn(undefined);
    else startTransition(() => setDrawn(() => latest));
  }, [latest]);
  return latest === undefined ? undefined : drawn;
}
