import type { ReactNode } from 'react';
import styles from './games.module.css';

interface PayTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of each names its row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
}

/** A small table of a guide, which fits a phone: names may break, figures never do. */
export function PayTable({ caption, columns, rows }: PayTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
