import { type DeskListName, type Sort, sortWordOf } from '@hanpan/contract';
import {
  type ListFilter,
  type ListPath,
  type ListRow,
  type LongList,
  type RowSelection,
  useLongList,
  usePageSearch,
  useRowSelection,
} from '@hanpan/kit';
import type { Column, TableSort } from '@hanpan/ui';
import { readListSearch, shownKeys, shownText, sortOf } from './list-search.ts';

interface DeskListSettings<P extends ListPath> {
  /** Under this name its views are kept. */
  readonly name: DeskListName;
  readonly path: P;
  /** What is looked for, without order and page. */
  readonly filter: Omit<ListFilter<P>, 'sort'>;
  /** All columns that there are. One that is `sortable` has the key by which the call sorts. */
  readonly columns: readonly Column<ListRow<P>>[];
  readonly keyOf: (row: ListRow<P>) => string;
  /** Columns that are not shown until the reader chooses them. */
  readonly spare?: readonly string[];
  readonly pollMs?: number;
  /** What makes it another list, where that is less than all of the filter. */
  readonly placeKey?: string;
}

/** A column as the reader of a list chooses it. */
export interface ColumnChoice {
  readonly key: string;
  readonly label: string;
  readonly isShown: boolean;
}

/** What stands beside a list of any kind: its menus need to know no more. */
export interface DeskListTools {
  readonly name: DeskListName;
  readonly choices: readonly ColumnChoice[];
  readonly showColumn: (key: string, isShown: boolean) => void;
  readonly showAll: () => void;
  readonly sort: TableSort | undefined;
}

export interface DeskList<P extends ListPath> extends DeskListTools {
  readonly list: LongList<P>;
  readonly selection: RowSelection<ListRow<P>>;
  readonly selectedAt: number | undefined;
  readonly columns: readonly Column<ListRow<P>>[];
  readonly onSortChange: (sort: TableSort) => void;
}

/** A long list of the console. Its order and columns stand in the address of its page, beside the page's own filters. */
export function useDeskList<P extends ListPath>(settings: DeskListSettings<P>): DeskList<P> {
  const { name, path, filter, keyOf, spare = [], pollMs, placeKey } = settings;
  const [search, setSearch] = usePageSearch(readListSearch);
  const keys = settings.columns.map(({ key }) => key);
  const sortable = settings.columns.filter((column) => column.sortable).map(({ key }) => key);
  const sort = sortOf(search.sort, sortable);
  const asked = { ...filter, ...(sort && { sort }) } as unknown as ListFilter<P>;
  const list = useLongList(path, asked, {
    ...(pollMs !== undefined && { pollMs }),
    ...(placeKey !== undefined && { placeKey }),
  });
  const selection = useRowSelection(list.rows, keyOf);
  const usual = keys.filter((key) => !spare.includes(key));
  const shown = shownKeys(search.cols, keys, usual);
  const show = (next: readonly string[]) => setSearch({ cols: shownText(next, usual) });
  const at = list.rows.findIndex((row) => keyOf(row) === selection.key);
  return {
    name,
    list,
    selection,
    selectedAt: at < 0 ? undefined : list.firstAt + at,
    columns: settings.columns.filter(({ key }) => shown.includes(key)),
    sort: sort && tableSortOf(sort),
    onSortChange: ({ key, direction }) => setSearch({ sort: sortWordOf({ by: key, direction }) }),
    choices: settings.columns.flatMap(({ key, header }) =>
      typeof header === 'string' ? [{ key, label: header, isShown: shown.includes(key) }] : [],
    ),
    showColumn: (key, isShown) =>
      show(keys.filter((each) => (each === key ? isShown : shown.includes(each)))),
    showAll: () => show(keys),
  };
}

function tableSortOf({ by, direction }: Sort): TableSort {
  return { key: by, direction };
}
