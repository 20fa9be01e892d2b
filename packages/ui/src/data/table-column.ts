import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  /** CSS length. */
  width?: string | undefined;
  /**
   * Where the cell goes when the table is narrow and a row becomes two lines: `main` and `money` above,
   * `meta` and `state` below, `wide` on a separate line with the column's name before it.
   */
  phone?: 'main' | 'money' | 'meta' | 'state' | 'wide' | 'hidden' | undefined;
  /** Whether its name stands before it in a narrow row too, as a bare number needs; a cell on its own line always has it. */
  phoneLabel?: boolean | undefined;
  /** Whether a finger has to meet a button in it: a narrow row of a long table is higher then. */
  holdsButton?: boolean | undefined;
}

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Spoken name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  density?: 'comfortable' | 'dense' | undefined;
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  selectedKey?: string | undefined;
  /** Makes rows selectable by click, Enter and the arrow keys. */
  onRowSelect?: ((row: Row) => void) | undefined;
  /** Shown below the head when there is no row. */
  empty?: ReactNode;
  /** False keeps columns side by side, scrolling, however narrow the place is. */
  folds?: boolean | undefined;
  className?: string | undefined;
}
