import { useLocale, useText } from '@hanpan/client';
import type { CashRequest } from '@hanpan/contract';
import {
  ListPages,
  ListTools,
  PeriodFields,
  type RawSearch,
  readChoice,
  readPage,
  readPeriod,
  useHeldSearch,
  useSite,
  zoneName,
} from '@hanpan/kit';
import { cashTexts } from '@hanpan/messages';
import {
  Card,
  Chip,
  ChipGroup,
  type Column,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingRegion,
  SkeletonRows,
  Table,
} from '@hanpan/ui';
import { type ReactNode, useState } from 'react';
import { AppLink } from '../../app/app-link.tsx';
import { HideRequest } from './hide-request.tsx';
import { useHistoryColumns } from './history-columns.tsx';
import type { CashFilter, CashKind, Period } from './model.ts';
import { useCashRequests } from './use-cash-requests.ts';

const filters = ['all', 'in', 'out'] as const satisfies readonly CashFilter[];

interface HistorySearch extends Period {
  readonly filter: CashFilter;
  readonly page: number;
}

/** Each kind has its own page, and there the kind is what is listed at first. */
const searchOf = (kind: CashKind) => (raw: RawSearch) => ({
  ...readPeriod(raw),
  filter: readChoice(raw.filter, filters, kind),
  page: readPage(raw.page),
});
const readSearch: Readonly<Record<CashKind, (raw: RawSearch) => HistorySearch>> = {
  in: searchOf('in'),
  out: searchOf('out'),
};

/** Every request with its receipt, state and reason; live while the desk works on one. */
export function CashHistory({ kind }: { kind: CashKind }) {
  const t = useText(cashTexts);
  const site = useSite();
  const { locale } = useLocale();
  const [{ filter, page, startDate, endDate }, change] = useHeldSearch(readSearch[kind]);
  const period = { startDate, endDate };
  const names = { all: t('cash.list.filterAll'), in: t('cash.list.in'), out: t('cash.list.out') };
  return (
    <Card aria-label={t('cash.list.title')}>
      <ListTools zone={site && t('cash.list.zone', { zone: zoneName(site.timeZone, locale) })}>
        <ChipGroup label={t('cash.list.filter')}>
          {filters.map((each) => (
            <Chip key={each} pressed={each === filter} onClick={() => change({ filter: each, page: 1 })}>
              {names[each]}
            </Chip>
          ))}
        </ChipGroup>
        <PeriodFields
          fromLabel={t('cash.list.from')}
          toLabel={t('cash.list.to')}
          period={period}
          onChange={(part) => change({ ...part, page: 1 })}
        />
      </ListTools>
      <HistoryPage
        filter={filter}
        period={period}
        page={page}
        onPageChange={(next) => change({ page: next })}
      />
    </Card>
  );
}

interface HistoryPageProps {
  readonly filter: CashFilter;
  readonly period: Period;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

function HistoryPage({ filter, period, page, onPageChange }: HistoryPageProps) {
  const t = useText(cashTexts);
  const { data, isError, isFetching, refetch } = useCashRequests(filter, page, period);
  const [hiding, setHiding] = useState<CashRequest>();
  const columns = useHistoryColumns({ hasKind: filter === 'all', hasBonus: filter !== 'out' }, setHiding);
  if (data === undefined && isError) {
    return (
      <ErrorState title={t('cash.list.error')} onRetry={() => void refetch()} busy={isFetching}>
        {t('cash.error.body')}
      </ErrorState>
    );
  }
  if (data === undefined) {
    return (
      <LoadingRegion>
        <SkeletonRows rows={6} columns={5} />
      </LoadingRegion>
    );
  }
  return (
    <>
      <RequestTable
        caption={t('cash.list.title')}
        columns={columns}
        rows={data.list}
        emptyBody={isWhole(period) ? undefined : t('cash.list.emptyPeriod')}
        emptyAction={isWhole(period) && filter !== 'out' && <FirstDeposit />}
      />
      {hiding && <HideRequest request={hiding} onDone={() => setHiding(undefined)} />}
      <ListPages
        info={data.pageInfo}
        page={page}
        onPageChange={onPageChange}
        summary={t('cash.list.total', { count: data.pageInfo.total })}
      />
    </>
  );
}

function FirstDeposit() {
  const t = useText(cashTexts);
  return (
    <LinkButton as={AppLink} to="charge" variant="filled">
      {t('cash.list.toCharge')}
    </LinkButton>
  );
}

interface RequestTableProps {
  readonly caption: string;
  readonly columns: readonly Column<CashRequest>[];
  readonly rows: readonly CashRequest[];
  readonly emptyBody?: string | undefined;
  /** The way on from an empty list. */
  readonly emptyAction?: ReactNode;
}

function isWhole({ startDate, endDate }: Period): boolean {
  return startDate === null && endDate === null;
}

export function RequestTable({ caption, columns, rows, emptyBody, emptyAction }: RequestTableProps) {
  const t = useText(cashTexts);
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(request) => String(request.cashIdx)}
      empty={
        <EmptyState title={t('cash.list.emptyTitle')} action={emptyAction}>
          {emptyBody ?? t('cash.list.emptyBody')}
        </EmptyState>
      }
    />
  );
}
