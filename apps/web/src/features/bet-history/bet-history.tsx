import { useText } from '@hanpan/client';
import { ListPages, Loaded, usePageSearch } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import { Button, Card, EmptyState, LinkButton, LoadingOverlay, SkeletonRows } from '@hanpan/ui';
import { AppLink } from '../../app/app-link.tsx';
import styles from './bet-history.module.css';
import { BetRow, type BetRowProps } from './bet-row.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistorySums } from './history-sums.tsx';
import { type HistorySearch, isFiltered, readHistorySearch } from './model.ts';
import { useBetHistory } from './use-bet-history.ts';
import { useVendorNames } from './use-vendor-names.ts';

/** Every bet of every family in one list, with filters, and what they come to together. */
export function BetHistory({ actions }: Pick<BetRowProps, 'actions'>) {
  const t = useText(betTexts);
  const [search, change] = usePageSearch(readHistorySearch);
  const filter = (part: Partial<HistorySearch>) => change({ page: 1, ...part });
  return (
    <Card aria-label={t('bet.list.title')} className={styles.card}>
      <HistoryFilters search={search} onChange={filter} />
      <HistoryPage search={search} onChange={filter} actions={actions} />
    </Card>
  );
}

interface HistoryPageProps {
  readonly search: HistorySearch;
  readonly onChange: (part: Partial<HistorySearch>) => void;
}

function HistoryPage({ search, onChange, actions }: HistoryPageProps & Pick<BetRowProps, 'actions'>) {
  const t = useText(betTexts);
  const query = useBetHistory(search);
  const { nameOf } = useVendorNames();
  return (
    <Loaded
      query={query}
      errorTitle={t('bet.list.errorTitle')}
      errorBody={() => t('bet.list.errorBody')}
      skeleton={<SkeletonRows rows={6} columns={4} />}
    >
      {(data) =>
        data.pageInfo.total === 0 ? (
          <NoBets search={search} onChange={onChange} />
        ) : (
          <LoadingOverlay active={query.isPlaceholderData}>
            <HistorySums data={data} />
            <div aria-hidden="true" className={styles.head}>
              <span>{t('bet.head.when')}</span>
              <span>{t('bet.head.pick')}</span>
              <span>{t('bet.head.odds')}</span>
              <span>{t('bet.list.stake')}</span>
              <span>{t('bet.head.paid')}</span>
              <span>{t('bet.list.result')}</span>
              <span>{t('bet.list.receipt')}</span>
            </div>
            <ul>
              {data.list.map((entry) => (
                <BetRow
                  key={`${entry.family}-${entry.betIdx}`}
                  entry={entry}
                  vendorName={nameOf}
                  actions={actions}
                />
              ))}
            </ul>
            <ListPages
              info={data.pageInfo}
              page={search.page}
              onPageChange={(page) => onChange({ page })}
              summary={t('bet.list.total', { count: data.pageInfo.total })}
            />
          </LoadingOverlay>
        )
      }
    </Loaded>
  );
}

/** Nothing at all leads to the matches; nothing that matches leads out of the filters. */
function NoBets({ search, onChange }: HistoryPageProps) {
  const t = useText(betTexts);
  if (isFiltered(search)) {
    const clear = { family: 'all', type: 'all', vendor: '', from: '', to: '' } as const;
    return (
      <EmptyState
        level={2}
        title={t('bet.list.emptyFilter')}
        action={<Button onClick={() => onChange(clear)}>{t('bet.list.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      level={2}
      title={t('bet.list.emptyTitle')}
      action={
        <LinkButton as={AppLink} to="sport">
          {t('bet.list.emptyAction')}
        </LinkButton>
      }
    >
      {t('bet.list.emptyBody')}
    </EmptyState>
  );
}
