import { useLocalText, useText } from '@hanpan/client';
import { ListHelp, PageFrame, SplitView, ToolRow, useSplitView } from '@hanpan/kit';
import { consoleMessageTexts } from '@hanpan/messages';
import { Button, EmptyState } from '@hanpan/ui';
import { useState } from 'react';
import { DeskTable } from '../app/desk-list/desk-table.tsx';
import { ListTools } from '../app/desk-list/list-tools.tsx';
import { useDeskList } from '../app/desk-list/use-desk-list.ts';
import { useMay } from '../app/session.ts';
import { useBatchColumns } from '../features/messages/batch-columns.tsx';
import { BatchDetail } from '../features/messages/batch-detail.tsx';
import { ComposeDialog } from '../features/messages/compose-dialog.tsx';
import { batchKeyOf } from '../features/messages/use-messages.ts';

/** What the site has written to its members, and something new. */
export function MessagesPage() {
  const t = useText(consoleMessageTexts);
  const local = useLocalText();
  const desk = useDeskList({
    name: 'messages',
    path: '/api/console/messages',
    filter: {},
    columns: useBatchColumns(),
    keyOf: batchKeyOf,
  });
  const { list, selection } = desk;
  const mayWrite = useMay('/api/console/messages/send');
  const [isWriting, setWriting] = useState(false);
  const { row } = selection;
  const { keys, look, split } = useSplitView(selection, { N: () => mayWrite && setWriting(true) });
  return (
    <SplitView {...split} detail={row && { title: local(row.title), body: <BatchDetail row={row} /> }}>
      <PageFrame
        title={t('consoleMessage.title')}
        tools={
          <ToolRow
            end={
              <>
                <ListTools desk={desk} />
                {mayWrite && (
                  <Button size="sm" variant="filled" icon="edit" onClick={() => setWriting(true)}>
                    {t('consoleMessage.new')}
                  </Button>
                )}
              </>
            }
          >
            {t('consoleMessage.rule')}
          </ToolRow>
        }
        footer={<ListHelp total={list.query.data?.pageInfo.total} hasSearch={false} />}
      >
        <DeskTable
          desk={desk}
          caption={t('consoleMessage.table')}
          keys={keys}
          onSelect={look}
          empty={
            <EmptyState title={t('consoleMessage.emptyTitle')} level={2}>
              {t('consoleMessage.empty')}
            </EmptyState>
          }
        />
        {isWriting && <ComposeDialog onClose={() => setWriting(false)} />}
      </PageFrame>
    </SplitView>
  );
}
