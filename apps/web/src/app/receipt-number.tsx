import { useText } from '@hanpan/client';
import { betTexts } from '@hanpan/messages';
import { CopyButton } from '@hanpan/ui';
import styles from './receipt-number.module.css';

/** The number of a receipt with what copies it, in one line. */
export function ReceiptNumber({ receiptId }: { receiptId: string }) {
  const t = useText(betTexts);
  return (
    <span className={styles.receipt}>
      {receiptId}
      <CopyButton value={receiptId} size="xs">
        {t('bet.list.copy')}
      </CopyButton>
    </span>
  );
}
