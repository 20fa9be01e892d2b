import { useText } from '@hanpan/client';
import { cashTexts } from '@hanpan/messages';
import { SectionHead, TabLink, TabLinks } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import styles from './cash-frame.module.css';

export interface CashFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** Title and the four pages of the cash desk. */
export function CashFrame({ title, lead, children }: CashFrameProps) {
  const t = useText(cashTexts);
  return (
    <div className={styles.frame}>
      <SectionHead level={1} title={title} note={lead} />
      <TabLinks label={t('cash.tabs')}>
        <TabLink as={AppLink} to="charge">
          {t('cash.tab.in')}
        </TabLink>
        <TabLink as={AppLink} to="exchange">
          {t('cash.tab.out')}
        </TabLink>
        <TabLink as={AppLink} to="chargeList">
          {t('cash.tab.inList')}
        </TabLink>
        <TabLink as={AppLink} to="exchangeList">
          {t('cash.tab.outList')}
        </TabLink>
      </TabLinks>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
