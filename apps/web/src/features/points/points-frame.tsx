import { useText } from '@hanpan/client';
import { commonTexts, pointTexts } from '@hanpan/messages';
import { Money } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { PartFrame } from '../../app/part-frame.tsx';
import { useBalance } from '../../app/session.ts';
import { pathOn } from '../../app/urls.ts';
import styles from './points-frame.module.css';

const tabs = [
  { to: 'point', name: 'point.tab.list' },
  { to: 'pointUse', name: 'point.tab.use' },
  { to: 'pointChange', name: 'point.tab.change' },
] as const;

interface PointsFrameProps {
  readonly hasTabs?: boolean;
  readonly children: ReactNode;
}

/** Title, the point balance, and the three pages of points. */
export function PointsFrame({ hasTabs, children }: PointsFrameProps) {
  const t = useText(pointTexts);
  const common = useText(commonTexts);
  const { pointAmt } = useBalance();
  return (
    <PartFrame
      title={t('point.title')}
      lead={t('point.lead')}
      actions={
        <p className={styles.held}>
          {t('point.held')} <Money amount={pointAmt} tone="plain" size="lg" unit={common('common.point')} />
        </p>
      }
      label={t('point.tabs')}
      // By path: on the phone all names lead to the one page that holds everything.
      tabs={tabs.map(({ to, name }) => ({ to: pathOn('desktop', to), name: t(name) }))}
      hasTabs={hasTabs}
    >
      {children}
    </PartFrame>
  );
}
