import { type CallError, callQuery, useCaller } from '@hanpan/client';
import type { CallPath, DataOf, RequestOf } from '@hanpan/contract';
import type { Span } from '@hanpan/ui';
import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCalmSpan } from './calm-span.ts';

interface PageInfo {
  readonly page: number;
  readonly count_per_list: number;
  readonly total: number;
}

/** The calls that give a list page by page. */
export type ListPath = {
  [P in CallPath]: DataOf<P> extends { list: readonly unknown[]; pageInfo: PageInfo }
    ? RequestOf<P> extends { page?: number | undefined }
      ? P
      : never
    : never;
}[CallPath];

export type ListRow<P extends ListPath> = DataOf<P>['list'][number];
export type ListFilter<P extends ListPath> = Omit<RequestOf<P>, 'page'>;

export interface LongList<P extends ListPath> {
  /** The first page: what else the call tells, and the states of loading and error that the whole list is in. */
  readonly query: UseQueryResult<DataOf<P>, CallError>;
  readonly total: number;
  readonly rowAt: (at: number) => ListRow<P> | undefined;
  /** The rows that are there around the view, in order and without a gap; `firstAt` is the place of the first. */
  readonly rows: readonly ListRow<P>[];
  readonly firstAt: number;
  /** Another value is another list: other filters, another order. */
  readonly listKey: string;
  readonly onSpan: (span: Span) => void;
  /** Whether a page in view could not be read; the others stay. */
  readonly isPartial: boolean;
  readonly retry: () => void;
}

/** A page has a number up to this one; what is beyond is for a filter to find. */
const mostPages = 10_000;
/** Rows beyond the drawn ones that are fetched, so that a steady scroll meets rows and not blanks. */
const aheadRows = 25;

interface LongListSettings {
  readonly pollMs?: number;
  /** What makes a list another one, where that is less than all of the filter: the same key keeps the place in view. */
  readonly placeKey?: string;
}

/**
 * A list of any length of which only the pages around the view are asked for. Another filter begins at its top, and shows
 * the list before it until its first page is there.
 */
export function useLongList<P extends ListPath>(
  path: P,
  filter: ListFilter<P>,
  { pollMs, placeKey }: LongListSettings = {},
): LongList<P> {
  const listKey = placeKey ?? JSON.stringify(filter);
  const caller = useCaller();
  const { span, onSpan } = useCalmSpan(listKey);
  const pageQuery = (page: number) => ({
    ...callQuery(caller, path, { ...filter, page } as unknown as RequestOf<P>),
    refetchInterval: pollMs ?? (false as const),
  });
  const query = useQuery({ ...pageQuery(1), placeholderData: keepPreviousData });
  const size = Math.max(1, query.data?.pageInfo.count_per_list ?? 1);
  const total = Math.min(query.data?.pageInfo.total ?? 0, mostPages * size);
  const seen = pagesIn(span, size, total);
  const further = query.isPlaceholderData ? [] : seen.filter((page) => page > 1);
  const others = useQueries({ queries: further.map(pageQuery) });
  const pages = new Map<number, readonly ListRow<P>[]>();
  if (query.data !== undefined) pages.set(1, query.data.list);
  for (const [at, page] of further.entries()) {
    const list = others[at]?.data?.list;
    if (list !== undefined) pages.set(page, list);
  }
  const first = seen.find((page) => pages.has(page)) ?? 1;
  return {
    query,
    total,
    rowAt: (at) => pages.get(Math.floor(at / size) + 1)?.[at % size],
    rows: rowsFrom(first, pages),
    firstAt: (first - 1) * size,
    listKey,
    onSpan,
    isPartial: others.some(({ data, error }) => data === undefined && error !== null),
    retry: () => {
      for (const { error, refetch } of others) if (error !== null) void refetch();
    },
  };
}

/** The pages, from 1, of what is in view and a little beyond. */
function pagesIn({ first, end }: Span, size: number, total: number): number[] {
  const last = Math.ceil(Math.min(total, end + aheadRows) / size);
  const from = Math.min(Math.floor(Math.max(0, first - aheadRows) / size) + 1, Math.max(1, last));
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
}

/** Up to the first page that is not there. */
function rowsFrom<Row>(first: number, pages: ReadonlyMap<number, readonly Row[]>): Row[] {
  const rows: Row[] = [];
  for (let page = first; pages.has(page); page += 1) rows.push(...(pages.get(page) ?? []));
  return rows;
}
