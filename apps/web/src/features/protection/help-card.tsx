import { useText } from '@hanpan/client';
import { closingTexts, protectionTexts } from '@hanpan/messages';
import { Card, CardHeader, LinkButton } from '@hanpan/ui';
import { useId } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useHelp } from '../../app/use-help.ts';
import { HelpBodies } from './help-bodies.tsx';
import styles from './protection.module.css';

/** RG-19: what play may lead to, how that shows, and who helps. */
export function HelpCard() {
  const t = useText(protectionTexts);
  const closing = useText(closingTexts);
  const titleId = useId();
  const lines = useHelp()?.lines ?? [];
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('protection.help')} />
      <div className={styles.body}>
        <p>{t('protection.risk')}</p>
        <p>{t('protection.signs')}</p>
        <p>{t('protection.where')}</p>
        {lines.length > 0 && (
          <>
            <h3>{t('protection.lines')}</h3>
            <HelpBodies bodies={lines} />
          </>
        )}
        <div className={styles.ways}>
          <LinkButton as={AppLink} to="questionWrite">
            {t('protection.ask')}
          </LinkButton>
        </div>
        <p>{closing('closing.fromProtection')}</p>
        <div className={styles.ways}>
          <LinkButton as={AppLink} to="info">
            {closing('closing.toClosing')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
