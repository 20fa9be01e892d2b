import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

/** The members whose cash or points some accounts hold. */
export function ownersOf(
  queryable: Queryable,
  accountIds: readonly number[],
): Promise<{ site_id: number; owner_id: number }[]> {
  return queryable.rows(
    "select distinct site_id, owner_id from ledger_account where id = any($1) and kind in ('cash', 'point')",
    [accountIds],
  );
}

export function listVendors(queryable: Queryable): Promise<{ code: string; name: LocalText }[]> {
  return queryable.rows('select code, name from vendor order by id');
}
