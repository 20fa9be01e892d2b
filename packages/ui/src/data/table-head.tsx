import clsx from 'clsx';
import styles from './table.module.css';
import type { Column, TableProps, TableSort } from './table-column.ts';

interface TableHeadProps<Row> extends Pick<TableProps<Row>, 'columns' | 'sort' | 'onSortChange'> {
  /** The class of heads that stand at the end, as their cells do; each kind of table has its own. */
  endClass?: string | undefined;
}

export function TableHead<Row>({ columns, sort, onSortChange, endClass }: TableHeadProps<Row>) {
  return (
    <thead className={styles.head} {...{ role: 'rowgroup' }}>
      <tr {...{ role: 'row' }}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...{ role: 'columnheader' }}
            scope="col"
            style={{ width: column.width }}
            className={clsx(column.align === 'end' && [styles.end, endClass])}
            aria-sort={sort?.key === column.key ? sort.direction : undefined}
          >
            {column.sortable && onSortChange ? (
              <SortButton column={column} sort={sort} onSortChange={onSortChange} />
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps<Row> {
  column: Column<Row>;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
}

function SortButton<Row>({ column, sort, onSortChange }: SortButtonProps<Row>) {
  const isSorted = sort?.key === column.key;
  const direction = isSorted && sort.direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <button
      type="button"
      className={clsx(styles.sort, isSorted && styles[sort.direction])}
      onClick={() => onSortChange({ key: column.key, direction })}
    >
      {column.header}
    </button>
  );
}
