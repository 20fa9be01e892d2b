import { useText } from '@hanpan/client';
import { usePageSearch } from '@hanpan/kit';
import { fairTexts } from '@hanpan/messages';
import { MoreLink, SectionHead } from '@hanpan/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../app/app-link.tsx';
import { useUrlParams } from '../app/urls.ts';
import { FairFind } from '../features/fairness/fair-find.tsx';
import { FairList } from '../features/fairness/fair-list.tsx';
import { FairSeries, UnknownHash } from '../features/fairness/fair-series.tsx';
import styles from '../features/fairness/fairness.module.css';
import { readDigest, readFairSearch } from '../features/fairness/model.ts';

function Frame({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useText(fairTexts);
  return (
    <div className={styles.page}>
      <div>
        <SectionHead level={1} title={t('fair.title')} note={t('fair.lead')} />
        {actions}
      </div>
      {children}
    </div>
  );
}

/** Everything that was announced, and the way in for who holds a receipt. */
export function FairPage() {
  return (
    <Frame>
      <FairFind />
      <FairList />
    </Frame>
  );
}

/** What was announced under the hash in the address. */
export function FairSeriesPage() {
  const t = useText(fairTexts);
  const digest = readDigest(useUrlParams('fairSeries').digest ?? '');
  const [search, change] = usePageSearch(readFairSearch);
  return (
    <Frame
      actions={
        <MoreLink as={AppLink} to="fair">
          {t('fair.all')}
        </MoreLink>
      }
    >
      {digest === undefined ? (
        <UnknownHash />
      ) : (
        <FairSeries digest={digest} search={search} onDraw={(draw) => change({ draw })} />
      )}
    </Frame>
  );
}
