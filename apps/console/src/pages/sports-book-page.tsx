import { useCallQuery, useText } from '@hanpan/client';
import { DeskLoaded, PageFrame } from '@hanpan/kit';
import { consoleLedgerTexts } from '@hanpan/messages';
import { add } from '@hanpan/money';
import { EmptyState, Money, SkeletonRows } from '@hanpan/ui';
import { SportsBook } from '../features/sports-book/sports-book.tsx';
import styles from './sports-book-page.module.css';

const pollMs = 15_000;

export function SportsBookPage() {
  const t = useText(consoleLedgerTexts);
  const query = useCallQuery('/api/console/sports/book', {}, { refetchInterval: pollMs });
  const rows = query.data?.list ?? [];
  const empty = (
    <EmptyState title={t('consoleLedger.book.emptyTitle')} level={2}>
      {t('consoleLedger.book.empty')}
    </EmptyState>
  );
  return (
    <PageFrame
      title={t('consoleLedger.book.title')}
      stats={[
        { label: t('consoleLedger.book.events'), value: t('consoleLedger.count', { count: rows.length }) },
        {
          label: t('consoleLedger.book.stakes'),
          value: <Money amount={add(...rows.map((row) => row.stakeAmount))} tone="plain" />,
        },
      ]}
    >
      <p className={styles.note}>{t('consoleLedger.book.liabilityNote')}</p>
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={5} />}>
        {({ list }) => <SportsBook rows={list} empty={empty} />}
      </DeskLoaded>
    </PageFrame>
  );
}
