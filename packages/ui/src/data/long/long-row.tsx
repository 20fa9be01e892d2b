import clsx from 'clsx';
import { type MouseEvent, memo } from 'react';
import { Skeleton } from '../../feedback/skeleton.tsx';
import type { Column } from '../table-column.ts';
import { isOnControl } from '../table-row.tsx';
import styles from './long-table.module.css';

interface LongRowProps<Row> {
  at: number;
  /** Undefined while it is on its way. */
  row: Row | undefined;
  columns: readonly Column<Row>[];
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isEntry: boolean;
  /** Undefined where rows cannot be opened. */
  onOpen: ((at: number) => void) | undefined;
}

function Cells<Row>({ row, columns }: Pick<LongRowProps<Row>, 'row' | 'columns'>) {
  return columns.map((column) => (
    <td
      key={column.key}
      {...{ role: 'cell' }}
      data-label={typeof column.header === 'string' ? column.header : undefined}
      className={clsx(
        column.align === 'end' && styles.end,
        styles[column.phone ?? 'wide'],
        column.phoneLabel && styles.labelled,
      )}
    >
      {row === undefined ? <Skeleton width="60%" height="10px" /> : column.cell(row)}
    </td>
  ));
}

function PlainRow<Row>({ at, row, columns, isSelected, isEntry, onOpen }: LongRowProps<Row>) {
  const open = (event: MouseEvent<HTMLElement>) => {
    if (!isOnControl(event)) onOpen?.(at);
  };
  return (
    <tr
      {...{ role: 'row' }}
      // The head is the first row.
      aria-rowindex={at + 2}
      aria-current={isSelected || undefined}
      aria-busy={row === undefined || undefined}
      data-at={at}
      tabIndex={isEntry ? 0 : -1}
      className={clsx(styles.row, onOpen && styles.selectable, isSelected && styles.selected)}
      onClick={onOpen && open}
    >
      <Cells row={row} columns={columns} />
    </tr>
  );
}

/** A row of a long table: drawn again only when it itself has changed, not whenever its neighbours scroll. */
export const LongRow = memo(PlainRow) as typeof PlainRow;
