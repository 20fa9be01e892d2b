import { useText } from '@hanpan/client';
import { accountTexts } from '@hanpan/messages';
import { Badge, Card, CardHeader, TimeText } from '@hanpan/ui';
import { useId } from 'react';
import styles from './account.module.css';
import type { Security } from './use-update.ts';

/** The latest log-ins, those that failed too: a member who sees one that it did not make knows what to do. */
export function SignIns({ signIns }: Pick<Security, 'signIns'>) {
  const t = useText(accountTexts);
  const titleId = useId();
  const hasFailures = signIns.some(({ succeeded }) => !succeeded);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('account.signIns')} />
      <ul className={styles.list}>
        {signIns.length === 0 && <li className={styles.quiet}>{t('account.noSignIns')}</li>}
        {signIns.map(({ at, address, succeeded }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two log-ins may be of one moment; the list is read anew as a whole.
          <li key={place} className={styles.item}>
            <p className={styles.itemWords}>
              <TimeText atMs={Date.parse(at)} /> <span className={styles.quiet}>{address}</span>
            </p>
            <Badge size="sm" kind={succeeded ? 'plain' : 'void'}>
              {t(succeeded ? 'account.signInOk' : 'account.signInFailed')}
            </Badge>
          </li>
        ))}
      </ul>
      {hasFailures && <p className={styles.foot}>{t('account.signInsNote')}</p>}
    </Card>
  );
}
