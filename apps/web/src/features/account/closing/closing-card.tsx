import { useText } from '@hanpan/client';
import { closingTexts } from '@hanpan/messages';
import { Button, Card, CardHeader } from '@hanpan/ui';
import { lazy, Suspense, useId, useState } from 'react';
import styles from '../account.module.css';

const ClosingDialog = lazy(async () => ({ default: (await import('./closing-dialog.tsx')).ClosingDialog }));

/** ACC-12: the way out, last on the page and no louder than the rest of it. */
export function ClosingCard() {
  const t = useText(closingTexts);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('closing.title')} />
      <div className={styles.body}>
        <p className={styles.quiet}>{t('closing.lead')}</p>
        <div className={styles.end}>
          <Button onClick={() => setOpen(true)}>{t('closing.open')}</Button>
        </div>
      </div>
      {isOpen && (
        <Suspense>
          <ClosingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
