import { currentToasts, subscribeToasts } from '@hanpan/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useAlerts } from '../app/alerts.ts';
import { useBusy } from '../app/busy.ts';
import { useMerge } from '../app/merge-store.ts';
import { usePopups } from '../app/popups.ts';
import { preloadable } from '../app/preloadable.tsx';
import { useSlotList } from '../app/slot-list.ts';

const Overlays = preloadable(async () => {
  const { Overlays: overlays, preloadForms } = await import('./overlays.tsx');
  void preloadForms();
  return overlays;
});

/** For whoever is about to open a dialog: everything that it needs is then there when it is asked for. */
export const preloadOverlays = () => void Overlays.preload().catch(() => undefined);

const idleDelayMs = 2500;

/** Dialogs and short messages are no part of the first load: they are fetched when the first one is asked for, or when it is quiet. */
export function OverlayGate() {
  const isAsked = useAlerts(({ queue }) => queue.length > 0);
  const isPopup = usePopups(({ queue, modal }) => queue.length > 0 || modal !== undefined);
  const isMerge = useMerge(({ merge }) => merge !== undefined);
  const isSlotList = useSlotList(({ isOpen }) => isOpen);
  const isBusy = useBusy(({ count }) => count > 0);
  const isTold = useSyncExternalStore(subscribeToasts, () => currentToasts().length > 0);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), idleDelayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isAsked && !isPopup && !isMerge && !isSlotList && !isBusy && !isTold && !isQuiet) return null;
  return (
    <Suspense>
      <Overlays />
    </Suspense>
  );
}
