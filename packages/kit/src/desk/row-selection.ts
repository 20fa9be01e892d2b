import { useState } from 'react';

export interface RowSelection<Row> {
  /** As it is in the list, or as it was when it left: what an operator looks at never changes by itself. */
  readonly row: Row | undefined;
  readonly key: string | undefined;
  readonly select: (row: Row) => void;
  readonly clear: () => void;
  /** The neighbour, or the row that moved up where the selected one left. Undefined at either end. */
  readonly neighbour: (step: 1 | -1) => Row | undefined;
}

interface Held<Row> {
  readonly row: Row;
  readonly at: number;
}

export function useRowSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string): RowSelection<Row> {
  const [held, setHeld] = useState<Held<Row>>();
  const key = held && keyOf(held.row);
  const at = rows.findIndex((row) => keyOf(row) === key);
  const neighbour = (step: 1 | -1) => {
    if (held === undefined) return step === 1 ? rows[0] : undefined;
    if (at >= 0) return rows[at + step];
    const last = rows.length - 1;
    return rows[step === 1 ? Math.min(held.at, last) : Math.min(held.at - 1, last)];
  };
  return {
    row: rows[at] ?? held?.row,
    key,
    select: (row) => setHeld({ row, at: rows.findIndex((each) => keyOf(each) === keyOf(row)) }),
    clear: () => setHeld(undefined),
    neighbour,
  };
}
