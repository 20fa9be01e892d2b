import { useText } from '@hanpan/client';
import { OwnFactor } from '@hanpan/kit';
import { factorTexts } from '@hanpan/messages';
import { Card, CardHeader } from '@hanpan/ui';
import { useId } from 'react';
import { holdPopups } from '../../app/popups.ts';
import styles from './account.module.css';
import type { Security } from './use-update.ts';

/** The second factor of the member. The message about it waits until its recovery codes were seen. */
export function FactorCard({ factor }: { factor: Security['secondFactor'] }) {
  const t = useText(factorTexts);
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('factor.title')} />
      <div className={styles.body}>
        <OwnFactor factor={factor} whileOpen={holdPopups} />
      </div>
    </Card>
  );
}
