import { useText } from '@hanpan/client';
import { dormantTexts } from '@hanpan/messages';
import { Button, Card, CardHeader, formatTime, useUi } from '@hanpan/ui';
import { useId, useState } from 'react';
import { ActivateDialog } from './activate-dialog.tsx';
import styles from './dormant.module.css';

/** ACC-11: stands above every page of a member whose account is dormant, until it is activated. */
export function DormantPanel({ since }: { since: string }) {
  const t = useText(dormantTexts);
  const { locale, timeZone } = useUi();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.panel}>
      <CardHeader titleId={titleId} title={t('dormant.title')} />
      <div className={styles.body}>
        <p>
          {t('dormant.lead', {
            since: formatTime(Date.parse(since), 'date', { locale, timeZone, zone: false }),
          })}
        </p>
        <Button variant="filled" onClick={() => setOpen(true)}>
          {t('dormant.open')}
        </Button>
      </div>
      {isOpen && <ActivateDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
