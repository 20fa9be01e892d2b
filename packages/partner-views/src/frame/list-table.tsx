import { type CallError, useText } from '@hanpan/client';
import { ListPages, Loaded } from '@hanpan/kit';
import { partnerTexts } from '@hanpan/messages';
import { type Column, EmptyState, LoadingOverlay, SkeletonRows, Table } from '@hanpan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDensity } from './host.tsx';

interface ListData<Row> {
  readonly list: readonly Row[];
  readonly pageInfo?: { readonly page: number; readonly count_per_list: number; readonly total: number };
}

interface ListTableProps<Row, Data extends ListData<Row>> {
  readonly query: UseQueryResult<Data, CallError>;
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly page?: number;
  readonly onPageChange?: (page: number) => void;
  readonly selectedKey?: string | undefined;
  readonly onRowSelect?: ((row: Row) => void) | undefined;
  readonly emptyTitle: string;
  readonly emptyBody: string;
  /** After the table, with what was received. */
  readonly foot?: (data: Data) => ReactNode;
}

/** A list in its five states, with its pages. */
export function ListTable<Row, Data extends ListData<Row>>(props: ListTableProps<Row, Data>) {
  const { query, caption, columns, rowKey, page = 1, onPageChange, selectedKey, onRowSelect, foot } = props;
  const t = useText(partnerTexts);
  const density = useDensity();
  return (
    <Loaded
      query={query}
      errorTitle={t('partner.errorTitle')}
      skeleton={<SkeletonRows rows={8} columns={Math.min(6, columns.length)} />}
    >
      {(data) => (
        <LoadingOverlay active={query.isPlaceholderData}>
          <Table
            caption={caption}
            density={density}
            columns={columns}
            rows={data.list}
            rowKey={rowKey}
            selectedKey={selectedKey}
            onRowSelect={onRowSelect}
            empty={
              <EmptyState level={3} title={props.emptyTitle}>
                {props.emptyBody}
              </EmptyState>
            }
          />
          {foot?.(data)}
          {data.pageInfo && onPageChange && (
            <ListPages
              label={caption}
              info={data.pageInfo}
              page={page}
              onPageChange={onPageChange}
              summary={t('partner.total', { count: data.pageInfo.total })}
            />
          )}
        </LoadingOverlay>
      )}
    </Loaded>
  );
}
