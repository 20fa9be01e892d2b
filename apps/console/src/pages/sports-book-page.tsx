import { useCallQuery, useText } from '@hanpan/client';
import { DeskLoaded, PageFrame } from '@hanpan/kit';
import { consoleSportsBookTexts } from '@hanpan/messages';
import { add } from '@hanpan/money';
import { EmptyState, Money, SkeletonRows } from '@hanpan/ui';
import { SportsBook } from '../features/sports-book/sports-book.tsx';
import styles from './sports-book-page.module.css';

const pollMs = 15_000;

export function SportsBookPage() {
  const t = useText(consoleSportsBookTexts);
  const query = useCallQuery('/api/console/sports/book', {}, { refetchInterval: pollMs });
  const rows = query.data?.list ?? [];
  const empty = (
    <EmptyState title={t('consoleSportsBook.emptyTitle')} level={2}>
      {t('consoleSportsBook.empty')}
    </EmptyState>
  );
  return (
    <PageFrame
      title={t('consoleSportsBook.title')}
      stats={[
        { label: t('consoleSportsBook.events'), value: t('consoleSportsBook.count', { count: rows.length }) },
        {
          label: t('consoleSportsBook.stakes'),
          value: <Money amount={add(...rows.map((row) => row.stakeAmount))} tone="plain" />,
        },
      ]}
    >
      <p className={styles.note}>{t('consoleSportsBook.liabilityNote')}</p>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={5} />}>
        {({ list }) => <SportsBook rows={list} empty={empty} />}
      </DeskLoaded>
    </PageFrame>
  );
}
