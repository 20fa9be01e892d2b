import { useText } from '@hanpan/client';
import {
  MoveHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  ToolRow,
  useListKeys,
  usePageSearch,
  useRowSelection,
} from '@hanpan/kit';
import { consoleHarmTexts } from '@hanpan/messages';
import { EmptyState, Select, Table } from '@hanpan/ui';
import { useState } from 'react';
import { useDayWords } from '../app/day-words.ts';
import { PagedList } from '../app/desk-list/paged-list.tsx';
import styles from '../features/harm/harm.module.css';
import { useHarmColumns } from '../features/harm/harm-columns.tsx';
import { ReviewDialog } from '../features/harm/review-dialog.tsx';
import { type HarmRow, harmKeyOf, kindFilters, useOpenMarkers } from '../features/harm/use-harm.ts';

function readSearch(raw: RawSearch) {
  return { kind: readChoice(raw.kind, kindFilters, 'all'), page: readPage(raw.page) };
}

/** Members whose play may harm them: what was found at the end of each day, and nobody has looked at. */
export function HarmPage() {
  const t = useText(consoleHarmTexts);
  const { day: dayOf } = useDayWords();
  const [{ kind, page }, setSearch] = usePageSearch(readSearch);
  const [reviewed, setReviewed] = useState<HarmRow>();
  const query = useOpenMarkers({ kind, page });
  const { data } = query;
  const rows = data?.list ?? [];
  const columns = useHarmColumns(setReviewed);
  const selection = useRowSelection(rows, harmKeyOf);
  const keys = useListKeys(selection, {});
  const kinds = kindFilters.map((value) => ({ value, label: t(`consoleHarm.kind.${value}`) }));
  return (
    <PageFrame
      title={t('consoleHarm.title')}
      urgentCount={data?.openCount ?? 0}
      urgentLabel={t('consoleHarm.openCount')}
      tools={
        <ToolRow>
          <Select
            size="sm"
            caption={t('consoleHarm.filter')}
            options={kinds}
            value={kind}
            onChange={(next) => setSearch({ kind: next, page: 1 })}
          />
          {data && (
            <span className={styles.quiet}>
              {data.lookedUntil === null
                ? t('consoleHarm.notYet')
                : t('consoleHarm.lookedUntil', { day: dayOf(data.lookedUntil) })}
            </span>
          )}
        </ToolRow>
      }
      footer={<MoveHelp />}
    >
      <p className={styles.lead}>{t('consoleHarm.lead')}</p>
      <PagedList
        query={query}
        columns={5}
        keys={keys}
        page={page}
        onPageChange={(next) => setSearch({ page: next })}
      >
        {() => (
          <Table
            caption={t('consoleHarm.table')}
            density="dense"
            columns={columns}
            rows={rows}
            rowKey={harmKeyOf}
            selectedKey={selection.key}
            onRowSelect={selection.select}
            empty={
              <EmptyState title={t('consoleHarm.emptyTitle')} level={2}>
                {t('consoleHarm.empty')}
              </EmptyState>
            }
          />
        )}
      </PagedList>
      {reviewed && (
        <ReviewDialog
          memberKey={reviewed.memberKey}
          memId={reviewed.memId}
          markers={reviewed.markers}
          onClose={() => setReviewed(undefined)}
        />
      )}
    </PageFrame>
  );
}
