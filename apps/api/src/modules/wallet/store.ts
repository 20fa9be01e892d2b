import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';

export interface AccountOwner {
  readonly account_id: number;
  readonly site_id: number;
  readonly owner_id: number;
}

/** The members whose cash or points some accounts hold. */
export function ownersOf(queryable: Queryable, accountIds: readonly number[]): Promise<AccountOwner[]> {
  return queryable.rows(
    "select id as account_id, site_id, owner_id from ledger_account where id = any($1) and kind in ('cash', 'point')",
    [accountIds],
  );
}

export function listVendors(queryable: Queryable): Promise<{ code: string; name: LocalText }[]> {
  return queryable.rows('select code, name from vendor order by id');
}
