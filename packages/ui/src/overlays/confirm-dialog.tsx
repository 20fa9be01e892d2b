import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { PartialNotice } from '../feedback/partial-notice.tsx';
import { useUi } from '../provider/ui-provider.tsx';
import { Modal } from './modal.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What happens to the money, before it happens. */
  children?: ReactNode;
  /** Names the result, such as the amount and the action. */
  confirmLabel: string;
  /** While its promise is open the dialog cannot be left and the button cannot be pressed again. */
  onConfirm: () => unknown;
  tone?: 'filled' | 'warn' | undefined;
  cancelLabel?: string | undefined;
  error?: ReactNode;
}

/** The caller closes it, because only the caller knows whether the action succeeded. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, onConfirm, tone = 'filled', error } = props;
  const { texts } = useUi();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button disabled={busy} onClick={() => onOpenChange(false)} data-safe={tone === 'warn' || undefined}>
        {props.cancelLabel ?? texts.cancel}
      </Button>
      <Button variant={tone} busy={busy} onClick={confirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Modal
      role="alertdialog"
      layer="confirm"
      open={open}
      onOpenChange={onOpenChange}
      dismissable={!busy}
      title={title}
      actions={actions}
    >
      {children}
      {error && <PartialNotice tone="warn">{error}</PartialNotice>}
    </Modal>
  );
}
