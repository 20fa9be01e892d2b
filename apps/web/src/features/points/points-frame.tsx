import { useText } from '@hanpan/client';
import { commonTexts, pointTexts } from '@hanpan/messages';
import { Money, SectionHead, TabLink, TabLinks } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { useBalance } from '../../app/session.ts';
import { pathOn } from '../../app/urls.ts';
import styles from './points-frame.module.css';

const tabs = [
  { to: 'point', name: 'point.tab.list' },
  { to: 'pointUse', name: 'point.tab.use' },
  { to: 'pointChange', name: 'point.tab.change' },
] as const;

interface PointsFrameProps {
  /** The phone's page holds everything and needs no navigation between the parts. */
  readonly hasTabs?: boolean;
  readonly children: ReactNode;
}

/** Title, the point balance, and the three pages of points. */
export function PointsFrame({ hasTabs = true, children }: PointsFrameProps) {
  const t = useText(pointTexts);
  const common = useText(commonTexts);
  const { pointAmt } = useBalance();
  return (
    <div className={styles.frame}>
      <SectionHead
        level={1}
        title={t('point.title')}
        note={t('point.lead')}
        actions={
          <p className={styles.held}>
            {t('point.held')} <Money amount={pointAmt} tone="plain" size="lg" unit={common('common.point')} />
          </p>
        }
      />
      {hasTabs && (
        <TabLinks label={t('point.tabs')}>
          {tabs.map(({ to, name }) => (
            // By path: on the phone all three names lead to the one page that holds everything.
            <TabLink key={to} as={AppLink} to={pathOn('desktop', to)}>
              {t(name)}
            </TabLink>
          ))}
        </TabLinks>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}
