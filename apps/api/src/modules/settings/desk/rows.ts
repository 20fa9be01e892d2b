import type { RowsSpec } from './field-spec.ts';
import { type Stored, valueAt, withValueAt } from './paths.ts';

/** A row as it is shown: one value for each column, by the column's key. */
export type ShownRow = Readonly<Record<string, unknown>>;

function shownOf({ columns }: RowsSpec, stored: unknown): ShownRow {
  return Object.fromEntries(columns.map(({ key }) => [key, valueAt(stored, key) ?? null]));
}

/** The name of a row of a record: a level is a number where it is shown. */
function nameOf({ columns }: RowsSpec, name: string): unknown {
  return columns[0]?.kind === 'count' ? Number(name) : name;
}

/** What is stored, as rows. */
export function rowsOf(spec: RowsSpec, stored: unknown): ShownRow[] {
  const [first, second] = spec.columns;
  if (spec.record === undefined || first === undefined)
    return ((stored ?? []) as Stored[]).map((each) => shownOf(spec, each));
  return Object.entries((stored ?? {}) as Stored).map(([name, value]) => ({
    ...(spec.record === 'values' ? { [second?.key ?? 'value']: value } : shownOf(spec, value)),
    [first.key]: nameOf(spec, name),
  }));
}

/** Rows as they are stored. What is empty is left out. */
export function storedRows(spec: RowsSpec, rows: readonly ShownRow[]): unknown {
  const [first, second] = spec.columns;
  const objectOf = (row: ShownRow, columns = spec.columns) =>
    columns.reduce<Stored>((held, { key }) => withValueAt(held, key, row[key] ?? undefined), {});
  if (spec.record === undefined || first === undefined) return rows.map((row) => objectOf(row));
  return Object.fromEntries(
    rows.map((row) => [
      String(row[first.key]),
      spec.record === 'values' ? row[second?.key ?? 'value'] : objectOf(row, spec.columns.slice(1)),
    ]),
  );
}
