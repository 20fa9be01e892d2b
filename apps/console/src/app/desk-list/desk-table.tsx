import { useText } from '@hanpan/client';
import { DeskLoaded, type ListPath, type ListRow } from '@hanpan/kit';
import { commonTexts, consoleListTexts } from '@hanpan/messages';
import { Button, LoadingOverlay, LongTable, PartialNotice, SkeletonRows } from '@hanpan/ui';
import type { ReactNode, Ref } from 'react';
import type { DeskList } from './use-desk-list.ts';

interface DeskTableProps<P extends ListPath> {
  readonly desk: DeskList<P>;
  /** Spoken name of the table. */
  readonly caption: string;
  readonly empty: ReactNode;
  readonly onSelect: (row: ListRow<P>) => void;
  /** The keys of the page look for the chosen row in here. */
  readonly keys?: Ref<HTMLDivElement>;
  readonly className?: string | undefined;
}

/** A long list in all its states: on its way, failed, in part, empty, there. */
export function DeskTable<P extends ListPath>(props: DeskTableProps<P>) {
  const { desk, caption, empty, onSelect, keys } = props;
  const { list } = desk;
  return (
    <DeskLoaded query={list.query} skeleton={<SkeletonRows rows={12} columns={6} />}>
      {() => (
        <LoadingOverlay active={list.query.isPlaceholderData}>
          {list.isPartial && <PartlyRead onRetry={list.retry} />}
          <div ref={keys}>
            <LongTable<ListRow<P>>
              caption={caption}
              className={props.className}
              columns={desk.columns}
              total={list.total}
              rowAt={list.rowAt}
              listKey={list.listKey}
              onSpan={list.onSpan}
              sort={desk.sort}
              onSortChange={desk.onSortChange}
              selectedAt={desk.selectedAt}
              onRowSelect={onSelect}
              empty={empty}
            />
          </div>
        </LoadingOverlay>
      )}
    </DeskLoaded>
  );
}

function PartlyRead({ onRetry }: { onRetry: () => void }) {
  const t = useText(consoleListTexts);
  const common = useText(commonTexts);
  return (
    <PartialNotice
      tone="warn"
      title={t('consoleList.partTitle')}
      action={
        <Button size="sm" onClick={onRetry}>
          {common('common.retry')}
        </Button>
      }
    >
      {t('consoleList.partBody')}
    </PartialNotice>
  );
}
