import { useText } from '@hanpan/client';
import {
  DeskLoaded,
  KeyHelp,
  ListPages,
  PageFrame,
  type RawSearch,
  readChoice,
  readPage,
  readText,
  SearchField,
  ToolRow,
  useListKeys,
  usePageSearch,
  useRowSelection,
} from '@hanpan/kit';
import { consoleAdjustmentTexts, consoleShellTexts } from '@hanpan/messages';
import { Button, EmptyState, LoadingOverlay, Select, SkeletonRows } from '@hanpan/ui';
import { useState } from 'react';
import { AdjustmentTable } from '../features/adjustments/adjustment-table.tsx';
import { AskDialog } from '../features/adjustments/ask-dialog.tsx';
import { DecideDialog, type Deciding } from '../features/adjustments/decide-dialog.tsx';
import { adjustmentKeyOf, stateFilters, useAdjustments } from '../features/adjustments/use-adjustments.ts';

function readSearch(raw: RawSearch) {
  return {
    state: readChoice(raw.state, stateFilters, 'all'),
    q: readText(raw.q),
    page: readPage(raw.page),
  };
}

/** Cash that operators move by hand: what waits for a second approval, and the whole history. */
export function AdjustmentsPage() {
  const t = useText(consoleAdjustmentTexts);
  const shell = useText(consoleShellTexts);
  const [{ state, q, page }, setSearch] = usePageSearch(readSearch);
  const query = useAdjustments({ state, search: q, page });
  const rows = query.data?.list ?? [];
  const selection = useRowSelection(rows, adjustmentKeyOf);
  const [asking, setAsking] = useState(false);
  const [deciding, setDeciding] = useState<Deciding>();
  const ask = () => setAsking(query.data !== undefined);
  const keys = useListKeys(selection, { N: ask });
  const states = stateFilters.map((value) => ({ value, label: t(`consoleAdjustment.state.${value}`) }));
  return (
    <PageFrame
      title={t('consoleAdjustment.title')}
      urgentCount={query.data?.waitingCount ?? 0}
      urgentLabel={t('consoleAdjustment.waiting')}
      tools={
        <ToolRow
          end={
            <Button size="sm" icon="plus" disabled={query.data === undefined} onClick={ask}>
              {t('consoleAdjustment.new')}
            </Button>
          }
        >
          <SearchField
            value={q}
            hint={t('consoleAdjustment.memId')}
            onChange={(next) => setSearch({ q: next, page: 1 })}
          />
          <Select
            size="sm"
            caption={t('consoleAdjustment.state')}
            options={states}
            value={state}
            onChange={(next) => setSearch({ state: next, page: 1 })}
          />
        </ToolRow>
      }
      footer={
        <KeyHelp
          hints={[
            { keys: ['J', 'K'], label: shell('consoleShell.key.move') },
            { keys: ['N'], label: t('consoleAdjustment.new') },
            { keys: ['/'], label: shell('consoleShell.key.search') },
          ]}
        />
      }
    >
      <DeskLoaded query={query} skeleton={<SkeletonRows rows={10} columns={7} />}>
        {({ pageInfo, rule }) => (
          <LoadingOverlay active={query.isPlaceholderData}>
            <div ref={keys}>
              <AdjustmentTable
                rows={rows}
                selectedKey={selection.key}
                onSelect={selection.select}
                onDecide={setDeciding}
                empty={
                  <EmptyState title={t('consoleAdjustment.emptyTitle')} level={2}>
                    {t('consoleAdjustment.empty')}
                  </EmptyState>
                }
              />
            </div>
            <ListPages info={pageInfo} page={page} onPageChange={(next) => setSearch({ page: next })} />
            {asking && <AskDialog rule={rule} onClose={() => setAsking(false)} />}
            {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
          </LoadingOverlay>
        )}
      </DeskLoaded>
    </PageFrame>
  );
}
