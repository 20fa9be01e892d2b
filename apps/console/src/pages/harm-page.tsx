import { useText } from '@hanpan/client';
import {
  KeyHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  ToolRow,
  useListKeys,
  usePageSearch,
} from '@hanpan/kit';
import { consoleHarmTexts, consoleShellTexts } from '@hanpan/messages';
import { EmptyState, Select } from '@hanpan/ui';
import { useState } from 'react';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import styles from '../features/harm/harm.module.css';
import { useHarmColumns } from '../features/harm/harm-columns.tsx';
import { ReviewDialog } from '../features/harm/review-dialog.tsx';
import { type HarmRow, harmKeyOf, harmPath, kindFilters } from '../features/harm/use-harm.ts';

function readSearch(raw: RawSearch) {
  return { kind: readChoice(raw.kind, kindFilters, 'all') };
}

/** Members whose play may harm them: what was found at the end of each day, and nobody has looked at. */
export function HarmPage() {
  const t = useText(consoleHarmTexts);
  const shell = useText(consoleShellTexts);
  const [{ kind }, setSearch] = usePageSearch(readSearch);
  const [reviewed, setReviewed] = useState<HarmRow>();
  const desk = useDeskList({
    name: 'harm',
    path: harmPath,
    filter: { kind },
    columns: useHarmColumns(setReviewed),
    keyOf: harmKeyOf,
  });
  const { selection } = desk;
  const { data } = desk.list.query;
  const keys = useListKeys(selection, {});
  const kinds = kindFilters.map((value) => ({ value, label: t(`consoleHarm.kind.${value}`) }));
  return (
    <PageFrame
      title={t('consoleHarm.title')}
      urgentCount={data?.openCount ?? 0}
      urgentLabel={t('consoleHarm.openCount')}
      tools={
        <ToolRow end={<ListTools desk={desk} />}>
          <Select
            size="sm"
            caption={t('consoleHarm.filter')}
            options={kinds}
            value={kind}
            onChange={(next) => setSearch({ kind: next })}
          />
          {data && (
            <span className={styles.quiet}>
              {data.lookedUntil === null
                ? t('consoleHarm.notYet')
                : t('consoleHarm.lookedUntil', { day: data.lookedUntil })}
            </span>
          )}
        </ToolRow>
      }
      footer={<KeyHelp hints={[{ keys: ['J', 'K'], label: shell('consoleShell.key.move') }]} />}
    >
      <p className={styles.lead}>{t('consoleHarm.lead')}</p>
      <DeskTable
        desk={desk}
        caption={t('consoleHarm.table')}
        keys={keys}
        onSelect={selection.select}
        empty={
          <EmptyState title={t('consoleHarm.emptyTitle')} level={2}>
            {t('consoleHarm.empty')}
          </EmptyState>
        }
      />
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
