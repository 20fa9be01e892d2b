import { type CallError, useText } from '@hanpan/client';
import type { DataOf, GiveTarget } from '@hanpan/contract';
import { ListPages, ListTools, Loaded } from '@hanpan/kit';
import { giveTexts } from '@hanpan/messages';
import { Card, CardHeader, type Column, EmptyState, Money, SkeletonRows, Table, TextInput } from '@hanpan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import styles from './give-money.module.css';

const pauseMs = 250;

interface TargetListProps {
  readonly query: UseQueryResult<DataOf<'/api/give/targets'>, CallError>;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  readonly selectedId: string | undefined;
  readonly onSelect: (target: GiveTarget) => void;
}

/** All possible targets in the downline, to choose one of. */
export function TargetList(props: TargetListProps) {
  const { query, search, onSearch, page, onPageChange, selectedId, onSelect } = props;
  const t = useText(giveTexts);
  const titleId = useId();
  const columns = useTargetColumns();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader titleId={titleId} title={t('give.targets')} />
      <ListTools>
        <SearchField search={search} onSearch={onSearch} />
      </ListTools>
      <Loaded
        query={query}
        errorTitle={t('give.targets.errorTitle')}
        skeleton={<SkeletonRows rows={5} columns={3} />}
      >
        {({ list, pageInfo }) => (
          <>
            <Table
              caption={t('give.targets')}
              columns={columns}
              rows={list}
              rowKey={({ memId }) => memId}
              selectedKey={selectedId}
              onRowSelect={onSelect}
              empty={
                <EmptyState level={3} title={t('give.targets.emptyTitle')}>
                  {t(search === '' ? 'give.targets.emptyBody' : 'give.targets.noneFound')}
                </EmptyState>
              }
            />
            <ListPages
              label={t('give.targets')}
              info={pageInfo}
              page={page}
              onPageChange={onPageChange}
              summary={t('give.targets.total', { count: pageInfo.total })}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}

/** Searches after a pause in typing, not at every letter. */
function SearchField({ search, onSearch }: Pick<TargetListProps, 'search' | 'onSearch'>) {
  const t = useText(giveTexts);
  const [typed, setTyped] = useState(search);
  const report = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(report, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <TextInput
      type="search"
      size="sm"
      icon="search"
      aria-label={t('give.targets.search')}
      placeholder={t('give.targets.search')}
      maxLength={60}
      value={typed}
      className={styles.search}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

function useTargetColumns(): readonly Column<GiveTarget>[] {
  const t = useText(giveTexts);
  return useMemo(
    () => [
      {
        key: 'member',
        header: t('give.targets.member'),
        phone: 'main',
        cell: ({ memNick, memId }) => (
          <>
            <b>{memNick}</b> <span className={styles.quiet}>{memId}</span>
          </>
        ),
      },
      {
        key: 'rank',
        header: t('give.targets.rank'),
        phone: 'meta',
        cell: ({ partnerRank }) => t(`give.rank.${partnerRank}`),
      },
      {
        key: 'cash',
        header: t('give.targets.cash'),
        align: 'end',
        phone: 'money',
        cell: ({ cashAmt }) => <Money amount={cashAmt} tone="plain" />,
      },
    ],
    [t],
  );
}
