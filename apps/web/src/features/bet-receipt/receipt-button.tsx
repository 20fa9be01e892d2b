import { useText } from '@hanpan/client';
import { myBetTexts } from '@hanpan/messages';
import { Button, Modal } from '@hanpan/ui';
import { useEffect, useState } from 'react';
import { holdPopups } from '../../app/popups.ts';
import { ReceiptOf } from './receipt.tsx';

/** Opens the receipt of a sports bet over the page. */
export function ReceiptButton({ betIdx }: { betIdx: number }) {
  const t = useText(myBetTexts);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? holdPopups() : undefined), [isOpen]);
  return (
    <>
      <Button icon="receipt" onClick={() => setOpen(true)}>
        {t('myBets.receiptOpen')}
      </Button>
      <Modal open={isOpen} onOpenChange={setOpen} title={t('receipt.title')} size="md">
        <ReceiptOf betIdx={betIdx} />
      </Modal>
    </>
  );
}
