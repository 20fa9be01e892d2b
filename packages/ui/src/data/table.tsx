import clsx from 'clsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './table.module.css';
import type { TableProps } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';

/** Folding a row into lines takes its display away, and with it its role in Safari: so roles are written out. */
const tableRole = { role: 'table' };

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, density = 'comfortable', selectedKey, folds = true } = props;
  const { onRowSelect } = props;
  const firstKey = rows[0] === undefined ? undefined : rowKey(rows[0]);
  const isSelectedHere = rows.some((row) => rowKey(row) === selectedKey);
  const entryKey = isSelectedHere ? selectedKey : firstKey;
  // What stays wider than a phone is scrolled, by the keys too where it holds nothing to press.
  const scrolls = !folds &&
    onRowSelect === undefined && { tabIndex: 0, role: 'group', 'aria-label': caption };
  return (
    <div {...scrolls} className={clsx(styles.frame, props.className)}>
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
