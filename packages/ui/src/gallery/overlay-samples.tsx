import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { SectionHead } from '../layout/section-head.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Modal } from '../overlays/modal.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Sheet } from '../overlays/sheet.tsx';
import { toast } from '../overlays/toast-store.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './gallery.module.css';
import { sample } from './sample-texts.ts';

type Open = 'modal' | 'confirm' | 'sheet' | 'menu';

export function OverlaySamples() {
  const [open, setOpen] = useState<Open>();
  const openChange = (name: Open) => (isOpen: boolean) => setOpen(isOpen ? name : undefined);
  return (
    <section className={styles.section}>
      <SectionHead title={sample.overlays} />
      <div className={styles.row}>
        <Button onClick={() => setOpen('modal')}>{sample.openModal}</Button>
        <Button onClick={() => setOpen('confirm')}>{sample.openConfirm}</Button>
        <Button onClick={() => setOpen('sheet')}>{sample.openSheet}</Button>
        <Button onClick={() => setOpen('menu')}>{sample.openMenu}</Button>
        <Button onClick={() => toast({ text: sample.toastText, receiptId: 'B-251018-1180' })}>
          {sample.showToast}
        </Button>
        <ColumnsPopover />
        <Tooltip label={sample.tooltip}>
          <IconButton icon="refresh" label={sample.tooltip} title="" variant="outlined" />
        </Tooltip>
      </div>
      <Modal
        open={open === 'modal'}
        onOpenChange={openChange('modal')}
        title={sample.bonus}
        actions={<ModalActions onLeave={() => setOpen(undefined)} />}
      >
        {sample.bonuses[1].description}
      </Modal>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={openChange('confirm')}
        title={sample.confirmTitle}
        confirmLabel={sample.filled}
        onConfirm={() => setOpen(undefined)}
      >
        {sample.confirmText}
      </ConfirmDialog>
      <Sheet
        open={open === 'sheet'}
        onOpenChange={openChange('sheet')}
        title={sample.overlays}
        footer={<Footer />}
      >
        <Padded>{sample.confirmText}</Padded>
      </Sheet>
      <Sheet open={open === 'menu'} onOpenChange={openChange('menu')} title={sample.title} side="left">
        <Padded>{sample.panel}</Padded>
      </Sheet>
    </section>
  );
}

function ColumnsPopover() {
  const [shown, setShown] = useState(true);
  return (
    <Popover label={sample.openPopover} trigger={<Button icon="columns">{sample.openPopover}</Button>}>
      <Checkbox label={sample.columns[0]} checked={shown} onChange={setShown} />
    </Popover>
  );
}

function ModalActions({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <Button onClick={onLeave}>{sample.text}</Button>
      <Button variant="filled" onClick={onLeave}>
        {sample.emptyAction}
      </Button>
    </>
  );
}

function Footer() {
  return (
    <Button variant="filled" size="lg" block>
      {sample.filled}
    </Button>
  );
}

function Padded({ children }: { children: ReactNode }) {
  return <div style={{ padding: 16 }}>{children}</div>;
}
