import { ToastHost } from '@hanpan/ui';
import { lazy, Suspense } from 'react';
import { useSlotList } from '../app/slot-list.ts';
import { MergeDialog } from '../features/game-money/merge-dialog.tsx';
import { AlertHost } from './alert-host.tsx';
import { BusyOverlay } from './busy-overlay.tsx';
import { ModalHost } from './modal-host.tsx';
import { PopupHost } from './popup-host.tsx';

const SlotListModal = lazy(() =>
  import('../features/lobby/slot-list-modal.tsx').then((module) => ({ default: module.SlotListModal })),
);

export { preloadForms } from './modal-host.tsx';

/** Everything that may appear above a page, in one chunk. */
export function Overlays() {
  const isSlotList = useSlotList(({ isOpen }) => isOpen);
  return (
    <>
      <ModalHost />
      {isSlotList && (
        <Suspense>
          <SlotListModal />
        </Suspense>
      )}
      <PopupHost />
      <MergeDialog />
      <BusyOverlay />
      <AlertHost />
      <ToastHost />
    </>
  );
}
