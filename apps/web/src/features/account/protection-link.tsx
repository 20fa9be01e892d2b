import { useText } from '@hanpan/client';
import { accountTexts, protectionTexts } from '@hanpan/messages';
import { Card, CardHeader, LinkButton } from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import styles from './account.module.css';

/** The way to limits and self-exclusion, for whoever looks for them among its own details. */
export function ProtectionLink() {
  const t = useText(accountTexts);
  const protection = useText(protectionTexts);
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={protection('protection.title')} />
      <div className={styles.body}>
        <p className={styles.quiet}>{t('account.protection')}</p>
        <div className={styles.end}>
          <LinkButton as={AppLink} to="protection" icon="shield">
            {t('account.toProtection')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
