import { useLocale, useText } from '@hanpan/client';
import { ListPages, ListTools, useSite, zoneName } from '@hanpan/kit';
import { betTexts } from '@hanpan/messages';
import {
  Card,
  Chip,
  ChipGroup,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingRegion,
  SectionHead,
  SkeletonRows,
} from '@hanpan/ui';
import { useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import styles from './bet-history.module.css';
import { BetRow } from './bet-row.tsx';
import { type FamilyFilter, familyFilters } from './model.ts';
import { useBetHistory } from './use-bet-history.ts';

/** Every bet of every family in one list. */
export function BetHistory() {
  const t = useText(betTexts);
  const site = useSite();
  const { locale } = useLocale();
  const [family, setFamily] = useState<FamilyFilter>('all');
  const [page, setPage] = useState(1);
  const choose = (next: FamilyFilter) => {
    setFamily(next);
    setPage(1);
  };
  return (
    <>
      <SectionHead level={1} title={t('bet.list.title')} note={t('bet.list.lead')} />
      <Card aria-label={t('bet.list.title')} className={styles.card}>
        <ListTools zone={site && t('bet.list.zone', { zone: zoneName(site.timeZone, locale) })}>
          <ChipGroup label={t('bet.list.filter')}>
            {familyFilters.map((each) => (
              <Chip key={each} pressed={each === family} onClick={() => choose(each)}>
                {t(`bet.family.${each}`)}
              </Chip>
            ))}
          </ChipGroup>
        </ListTools>
        <HistoryPage family={family} page={page} onPageChange={setPage} />
      </Card>
    </>
  );
}

interface HistoryPageProps {
  readonly family: FamilyFilter;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

function HistoryPage({ family, page, onPageChange }: HistoryPageProps) {
  const t = useText(betTexts);
  const { data, isError, isFetching, refetch } = useBetHistory(family, page);
  if (data === undefined && isError) {
    return (
      <ErrorState title={t('bet.list.errorTitle')} onRetry={() => void refetch()} busy={isFetching}>
        {t('bet.list.errorBody')}
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <LoadingRegion>
        <SkeletonRows rows={6} columns={4} />
      </LoadingRegion>
    );
  }
  if (data.list.length === 0) {
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
  return (
    <>
      <ul>
        {data.list.map((entry) => (
          <BetRow key={`${entry.family}-${entry.betIdx}`} entry={entry} page={page} />
        ))}
      </ul>
      <ListPages
        info={data.pageInfo}
        page={page}
        onPageChange={onPageChange}
        summary={t('bet.list.total', { count: data.pageInfo.total })}
      />
    </>
  );
}
