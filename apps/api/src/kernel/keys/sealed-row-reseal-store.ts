import type { Queryable } from '@hanpan/db';
import type { SealedRow } from './sealed-place.ts';

/** Where a table has sealed values, in SQL. */
export interface SealedColumns {
  readonly table: string;
  /** The column of type bigint by which a row is named. */
  readonly id: string;
  /** In the order of `SealedPlace.values`. */
  readonly columns: readonly string[];
  /** Which of its rows are ever opened again; all of them where nothing is said. */
  readonly where?: string;
}

/** Null is nothing sealed, and begins with nothing. */
function outdated({ columns, where = 'true' }: SealedColumns): string {
  return `${where} and (${columns.map((column) => `substring(${column} for 8) <> $1`).join(' or ')})`;
}

/** How many rows have a value that does not begin with the prefix. */
export async function countSealed(
  queryable: Queryable,
  place: SealedColumns,
  prefix: Buffer,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from ${place.table} where ${outdated(place)}`,
    [prefix],
  );
  return row?.count ?? 0;
}

/** The next of those rows, in the order of their ids; after '' the first. */
export function nextSealed(
  queryable: Queryable,
  place: SealedColumns,
  prefix: Buffer,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<SealedRow[]> {
  const { table, id, columns } = place;
  return queryable.rows(
    `select ${id}::text as key, array[${columns.join(', ')}] as sealed from ${table}
      where ${outdated(place)} and ${id} > coalesce(nullif($2, '')::bigint, 0) order by ${id} limit $3`,
    [prefix, after, limit],
  );
}
