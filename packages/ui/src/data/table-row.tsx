import clsx from 'clsx';
import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './table.module.css';
import type { Column } from './table-column.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  selected: boolean;
  /** The one row that Tab reaches; arrows go on from there. */
  isEntry: boolean;
  onSelect: ((row: Row) => void) | undefined;
}

export function TableRow<Row>({ row, columns, selected, isEntry, onSelect }: TableRowProps<Row>) {
  const selecting = onSelect && {
    tabIndex: isEntry ? 0 : -1,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (!isOnControl(event)) onSelect(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onSelect(row);
      } else moveFocus(event);
    },
  };
  return (
    <tr
      {...{ role: 'row' }}
      className={clsx(styles.row, onSelect && styles.selectable, selected && styles.selected)}
      aria-current={selected || undefined}
      {...selecting}
    >
      {columns.map((column) => (
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
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** A button or link inside the row acts alone and does not also select the row. */
export function isOnControl(event: MouseEvent<HTMLElement>): boolean {
  const { target } = event;
  return target instanceof Element && target.closest('a, button, input, label, select') !== null;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' } as const;
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const neighbour = event.currentTarget[step[event.key]];
  if (!(neighbour instanceof HTMLElement)) return;
  event.preventDefault();
  neighbour.focus();
}
