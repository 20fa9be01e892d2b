import { useText } from '@hanpan/client';
import { significantCsv } from '@hanpan/contract';
import {
  FailureNotice,
  MoveHelp,
  PageFrame,
  PeriodFields,
  type RawSearch,
  readChoice,
  readDay,
  readPage,
  ToolRow,
  useListKeys,
  usePageSearch,
  useRowSelection,
} from '@hanpan/kit';
import { consoleListTexts, consoleSignificantTexts } from '@hanpan/messages';
import { Button, Checkbox, EmptyState, Select, Table } from '@hanpan/ui';
import { PagedList } from '../app/desk-list/paged-list.tsx';
import { SaveButtons } from '../app/save-buttons.tsx';
import { useMay } from '../app/session.ts';
import { useEventColumns } from '../features/significant/event-columns.tsx';
import styles from '../features/significant/significant.module.css';
import { eventKeyOf, kindFilters, useEvents, useSee } from '../features/significant/use-significant.ts';
import { WhereCard } from '../features/significant/where-card.tsx';

function readSearch(raw: RawSearch) {
  return {
    kind: readChoice(raw.kind, kindFilters, 'all'),
    onlyNew: raw.onlyNew === true,
    from: readDay(raw.from),
    to: readDay(raw.to),
    page: readPage(raw.page),
  };
}

/** What an auditor looks for first, and where every other kind of it is found. */
export function SignificantPage() {
  const t = useText(consoleSignificantTexts);
  const list = useText(consoleListTexts);
  const [{ kind, onlyNew, from, to, page }, setSearch] = usePageSearch(readSearch);
  const query = useEvents({ kind, onlyNew, startDate: from, endDate: to, page });
  const { data } = query;
  const rows = data?.list ?? [];
  const maySee = useMay('/api/console/significant/seen');
  const seeing = useSee();
  const columns = useEventColumns(seeing.see, seeing.isSending);
  const selection = useRowSelection(rows, eventKeyOf);
  const keys = useListKeys(selection, {});
  const unseen = rows.filter(({ seenBy }) => seenBy === null).map(({ eventIdx }) => eventIdx);
  const kinds = kindFilters.map((value) => ({ value, label: t(`consoleSignificant.kind.${value}`) }));
  return (
    <PageFrame
      title={t('consoleSignificant.title')}
      urgentCount={data?.newCount ?? 0}
      urgentLabel={t('consoleSignificant.newCount')}
      tools={
        <ToolRow
          end={
            <SaveButtons
              file={significantCsv}
              query={{ kind, onlyNew: onlyNew ? 'true' : null, from, to }}
              excel={list('consoleList.excel')}
              excelNote={list('consoleList.excel.note')}
              csv={list('consoleList.csv')}
              csvNote={list('consoleList.csv.note')}
            />
          }
        >
          <Select
            size="sm"
            caption={t('consoleSignificant.filter')}
            options={kinds}
            value={kind}
            onChange={(next) => setSearch({ kind: next, page: 1 })}
          />
          <Checkbox
            label={t('consoleSignificant.onlyNew')}
            checked={onlyNew}
            onChange={(next) => setSearch({ onlyNew: next, page: 1 })}
          />
          <PeriodFields
            fromLabel={t('consoleSignificant.from')}
            toLabel={t('consoleSignificant.to')}
            period={{ startDate: from, endDate: to }}
            onChange={({ startDate = from, endDate = to }) =>
              setSearch({ from: startDate, to: endDate, page: 1 })
            }
          />
        </ToolRow>
      }
      footer={<MoveHelp />}
    >
      <p className={styles.lead}>
        {t('consoleSignificant.lead')}{' '}
        {data &&
          t('consoleSignificant.amounts', {
            win: data.amounts['large-win'],
            stake: data.amounts['large-stake'],
            deposit: data.amounts['large-deposit'],
            withdrawal: data.amounts['large-withdrawal'],
          })}
      </p>
      <FailureNotice failure={seeing.failure} />
      {maySee && unseen.length > 1 && (
        <div className={styles.tools}>
          <Button size="sm" busy={seeing.isSending} onClick={() => seeing.see(unseen)}>
            {t('consoleSignificant.seeAll', { count: unseen.length })}
          </Button>
        </div>
      )}
      <PagedList
        query={query}
        columns={6}
        keys={keys}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
      >
        {() => (
          <Table
            caption={t('consoleSignificant.table')}
            density="dense"
            columns={columns}
            rows={rows}
            rowKey={eventKeyOf}
            selectedKey={selection.key}
            onRowSelect={selection.select}
            empty={
              <EmptyState title={t('consoleSignificant.emptyTitle')} level={2}>
                {t('consoleSignificant.empty')}
              </EmptyState>
            }
          />
        )}
      </PagedList>
      {/* Not before it is known how long the list is: it would be pushed away. */}
      {!query.isPending && <WhereCard />}
    </PageFrame>
  );
}
