import clsx from 'clsx';
import { useRef } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './table.module.css';
import type { TableProps } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useOverflows } from './use-overflows.ts';

/** Folding a row into lines takes its display away, and with it its role in Safari: so roles are written out. */
const tableRole = { role: 'table' };

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, density = 'comfortable', selectedKey, folds = true } = props;
  const { onRowSelect } = props;
  const firstKey = rows[0] === undefined ? undefined : rowKey(rows[0]);
  const isSelectedHere = rows.some((row) => rowKey(row) === selectedKey);
  const entryKey = isSelectedHere ? selectedKey : firstKey;
  const frame = useRef<HTMLDivElement>(null);
  // What stays wider than its place is scrolled, by the keys too where they find no row in it.
  const isScrolled = useOverflows(frame, !folds && onRowSelect === undefined);
  const scrolls = isScrolled && { tabIndex: 0, role: 'group', 'aria-label': caption };
  return (
    <div ref={frame} {...scrolls} className={clsx(styles.frame, props.className)}>
      <table {...tableRole} className={clsx(styles.table, styles[density], folds && styles.folds)}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead columns={columns} sort={props.sort} onSortChange={props.onSortChange} />
        <tbody {...{ role: 'rowgroup' }}>
          {rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              selected={rowKey(row) === selectedKey}
              isEntry={rowKey(row) === entryKey}
              onSelect={onRowSelect}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && props.empty}
    </div>
  );
}
