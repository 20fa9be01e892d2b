import { ToastHost } from '@hanpan/ui';
import { MergeDialog } from '../features/game-money/merge-dialog.tsx';
import { AlertHost } from './alert-host.tsx';
import { BusyOverlay } from './busy-overlay.tsx';
import { ModalHost } from './modal-host.tsx';
import { PopupHost } from './popup-host.tsx';

/** Everything that may appear above a page, in one chunk. */
export function Overlays() {
  return (
    <>
      <ModalHost />
      <PopupHost />
      <MergeDialog />
      <BusyOverlay />
      <AlertHost />
      <ToastHost />
    </>
  );
}
