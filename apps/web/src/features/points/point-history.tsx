import { useText } from '@hanpan/client';
import {
  ListPages,
  ListTools,
  Loaded,
  PeriodFields,
  type RawSearch,
  readChoice,
  readPage,
  readPeriod,
  useHeldSearch,
} from '@hanpan/kit';
import { pointTexts } from '@hanpan/messages';
import { Card, Chip, ChipGroup, EmptyState, Select, SkeletonRows, Table } from '@hanpan/ui';
import { everyUse, kindFilters, spentUses, type UseFilter } from './model.ts';
import { usePointColumns } from './point-columns.tsx';
import { type PointFilter, usePoints } from './use-points.ts';

type View = 'every' | 'spent';

interface PointHistoryProps {
  /** `spent` shows only how points were used. */
  readonly view: View;
}

interface HistorySearch extends PointFilter {
  readonly page: number;
}

const usesOf: Readonly<Record<View, readonly UseFilter[]>> = { every: everyUse, spent: spentUses };
const searchOf = (view: View, first: UseFilter) => (raw: RawSearch) => {
  const useType = readChoice(raw.useType, usesOf[view], first);
  const kind = readChoice(raw.kind, kindFilters, 'all');
  return { ...readPeriod(raw), kind, ...filterOf(useType), page: readPage(raw.page) };
};
const readSearch: Readonly<Record<View, (raw: RawSearch) => HistorySearch>> = {
  every: searchOf('every', 'all'),
  spent: searchOf('spent', 'convert'),
};

/** What was earned and for what, and how it was used. */
export function PointHistory({ view }: PointHistoryProps) {
  const t = useText(pointTexts);
  const isSpent = view === 'spent';
  const [{ page, ...filter }, hold] = useHeldSearch(readSearch[view]);
  const change = (part: Partial<PointFilter>) => hold({ ...part, page: 1 });
  return (
    <Card aria-label={t('point.list.table')}>
      <ListTools>
        <ChipGroup label={t('point.use')}>
          {usesOf[view].map((each) => (
            <Chip key={each} pressed={each === filter.useType} onClick={() => change(filterOf(each))}>
              {t(`point.use.${each}`)}
            </Chip>
          ))}
        </ChipGroup>
        {!isSpent && (
          <Select
            size="sm"
            caption={t('point.kind')}
            options={kindFilters.map((kind) => ({ value: kind, label: t(`point.kind.${kind}`) }))}
            value={filter.kind}
            onChange={(kind) => change({ kind })}
          />
        )}
        <PeriodFields
          fromLabel={t('point.list.from')}
          toLabel={t('point.list.to')}
          period={filter}
          onChange={change}
        />
      </ListTools>
      <HistoryPage filter={filter} page={page} onPageChange={(next) => hold({ page: next })} />
    </Card>
  );
}

/** Only what was earned has a kind. */
function filterOf(useType: UseFilter): Pick<PointFilter, 'useType'> & Partial<Pick<PointFilter, 'kind'>> {
  return useType === 'all' || useType === 'earn' ? { useType } : { useType, kind: 'all' };
}

/** Whoever looks for something that is not there, or holds points and asks how they were used, is not told how points are earned. */
function endingOf({ useType, kind, startDate, endDate }: PointFilter) {
  if (kind !== 'all' || startDate !== null || endDate !== null) return '.filter';
  return useType === 'convert' || useType === 'takeBack' ? (`.${useType}` as const) : '';
}

interface HistoryPageProps {
  readonly filter: PointFilter;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

function HistoryPage({ filter, page, onPageChange }: HistoryPageProps) {
  const t = useText(pointTexts);
  const query = usePoints(filter, page);
  const columns = usePointColumns();
  const ending = endingOf(filter);
  return (
    <Loaded
      query={query}
      errorTitle={t('point.list.errorTitle')}
      skeleton={<SkeletonRows rows={6} columns={5} />}
    >
      {({ list, pageInfo }) => (
        <>
          <Table
            caption={t('point.list.table')}
            columns={columns}
            rows={list}
            rowKey={(entry) => String(entry.pointIdx)}
            empty={
              <EmptyState level={2} title={t(`point.list.emptyTitle${ending}`)}>
                {t(`point.list.emptyBody${ending}`)}
              </EmptyState>
            }
          />
          <ListPages
            info={pageInfo}
            page={page}
            onPageChange={onPageChange}
            summary={t('point.list.total', { count: pageInfo.total })}
          />
        </>
      )}
    </Loaded>
  );
}
