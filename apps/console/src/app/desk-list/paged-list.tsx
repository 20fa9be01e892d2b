import type { CallError } from '@hanpan/client';
import { DeskLoaded, ListPages } from '@hanpan/kit';
import { LoadingOverlay, SkeletonRows } from '@hanpan/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode, Ref } from 'react';

interface PagedListProps<Data> extends Pick<ComponentProps<typeof ListPages>, 'page' | 'onPageChange'> {
  readonly query: UseQueryResult<Data, CallError>;
  /** How much is drawn until the first page is there. */
  readonly rows?: number;
  readonly columns: number;
  /** The keys of the page look for the chosen row in here. */
  readonly keys?: Ref<HTMLDivElement>;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A list that is turned page by page, in all its states. For rows that are as high as what they say; those of one height are a
 * `DeskTable`, which is scrolled.
 */
export function PagedList<Data extends { readonly pageInfo: ComponentProps<typeof ListPages>['info'] }>(
  props: PagedListProps<Data>,
) {
  const { query, rows = 10, columns, keys, page, onPageChange, children } = props;
  return (
    <DeskLoaded query={query} skeleton={<SkeletonRows rows={rows} columns={columns} />}>
      {(data) => (
        <LoadingOverlay active={query.isPlaceholderData}>
          <div ref={keys}>{children(data)}</div>
          <ListPages info={data.pageInfo} page={page} onPageChange={onPageChange} />
        </LoadingOverlay>
      )}
    </DeskLoaded>
  );
}
