import { useText } from '@hanpan/client';
import { adjustmentsCsv } from '@hanpan/contract';
import {
  KeyHelp,
  PageFrame,
  type RawSearch,
  readChoice,
  readText,
  SearchField,
  ToolRow,
  useListKeys,
  usePageSearch,
} from '@hanpan/kit';
import { consoleAdjustmentTexts, consoleShellTexts } from '@hanpan/messages';
import { Button, EmptyState, Select } from '@hanpan/ui';
import { useState } from 'react';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { SaveList } from '../app/desk-list/save-list.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useMay } from '../app/session.ts';
import { useAdjustmentColumns } from '../features/adjustments/adjustment-columns.tsx';
import { AskDialog } from '../features/adjustments/ask-dialog.tsx';
import { DecideDialog, type Deciding } from '../features/adjustments/decide-dialog.tsx';
import { adjustmentKeyOf, stateFilters } from '../features/adjustments/use-adjustments.ts';

function readSearch(raw: RawSearch) {
  return {
    state: readChoice(raw.state, stateFilters, 'all'),
    q: readText(raw.q),
  };
}

/** Cash that operators move by hand: what waits for a second approval, and the whole history. */
export function AdjustmentsPage() {
  const t = useText(consoleAdjustmentTexts);
  const shell = useText(consoleShellTexts);
  const [{ state, q }, setSearch] = usePageSearch(readSearch);
  const [asking, setAsking] = useState(false);
  const [deciding, setDeciding] = useState<Deciding>();
  const desk = useDeskList({
    name: 'adjustments',
    path: '/api/console/adjustment/list',
    filter: { state, search: q },
    columns: useAdjustmentColumns(setDeciding),
    keyOf: adjustmentKeyOf,
    pollMs: 15_000,
  });
  const { selection } = desk;
  const { data } = desk.list.query;
  const mayAsk = useMay('/api/console/adjustment/ask');
  const ask = () => setAsking(mayAsk && data !== undefined);
  const keys = useListKeys(selection, { N: ask });
  const states = stateFilters.map((value) => ({ value, label: t(`consoleAdjustment.state.${value}`) }));
  return (
    <PageFrame
      title={t('consoleAdjustment.title')}
      urgentCount={data?.waitingCount ?? 0}
      urgentLabel={t('consoleAdjustment.waiting')}
      tools={
        <ToolRow
          end={
            <>
              <ListTools desk={desk} />
              <SaveList file={adjustmentsCsv} query={{ state, search: q || null }} desk={desk} />
              {mayAsk && (
                <Button size="sm" variant="filled" icon="plus" disabled={data === undefined} onClick={ask}>
                  {t('consoleAdjustment.new')}
                </Button>
              )}
            </>
          }
        >
          <SearchField
            value={q}
            hint={t('consoleAdjustment.memId')}
            onChange={(next) => setSearch({ q: next })}
          />
          <Select
            size="sm"
            caption={t('consoleAdjustment.state')}
            options={states}
            value={state}
            onChange={(next) => setSearch({ state: next })}
          />
        </ToolRow>
      }
      footer={
        <KeyHelp
          hints={[
            { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
            ...(mayAsk ? [{ keys: ['N'], label: t('consoleAdjustment.new') }] : []),
            { keys: ['/'], label: shell('consoleShell.key.search') },
          ]}
        />
      }
    >
      <DeskTable
        desk={desk}
        caption={t('consoleAdjustment.table')}
        keys={keys}
        onSelect={selection.select}
        empty={
          <EmptyState title={t('consoleAdjustment.emptyTitle')} level={2}>
            {t('consoleAdjustment.empty')}
          </EmptyState>
        }
      />
      {asking && data && <AskDialog rule={data.rule} onClose={() => setAsking(false)} />}
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </PageFrame>
  );
}
