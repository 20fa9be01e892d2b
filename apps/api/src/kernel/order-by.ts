import type { Sort } from '@hanpan/contract';

/**
 * The `order by` of a list. `columns` names the SQL of each column that may be asked for, and what was asked for is looked up
 * there and nowhere else becomes a part of a statement. `id` decides between rows that are the same, so that a page of the
 * list begins where the one before it ended. Without a column the list has its own order.
 */
export function orderBy<By extends string>(
  columns: Readonly<Record<By, string>>,
  sort: Sort<By> | null,
  own: string,
  id: string,
): string {
  if (sort === null || !Object.hasOwn(columns, sort.by)) return own;
  const direction = sort.direction === 'descending' ? 'desc' : 'asc';
  return `${columns[sort.by]} ${direction}, ${id} ${direction}`;
}
