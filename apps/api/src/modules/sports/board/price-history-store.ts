import type { Queryable } from '@hanpan/db';

export interface PricePoint {
  readonly at: Date;
  readonly odds_milli: number;
}

/** The newest prices of a selection, the newest first. */
export function pricesOfSelection(
  queryable: Queryable,
  selectionId: number,
  limit: number,
): Promise<PricePoint[]> {
  return queryable.rows(
    'select at, odds_milli from selection_price where selection_id = $1 order by at desc limit $2',
    [selectionId, limit],
  );
}

export async function hasSelection(queryable: Queryable, selectionId: number): Promise<boolean> {
  return (await queryable.row('select 1 from selection where id = $1', [selectionId])) !== undefined;
}

/** Deletes at most so many old prices, and returns how many. The latest price of a selection goes with the others. */
export async function prunePrices(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    `delete from selection_price where (selection_id, at) in (
       select selection_id, at from selection_price where at < $1 order by at limit $2)`,
    [before, limit],
  );
}
