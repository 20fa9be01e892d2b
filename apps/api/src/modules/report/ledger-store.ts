import type { BodyOf } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { orderBy } from '../../kernel/order-by.ts';

export function sumsByKind(
  queryable: Queryable,
  siteId: number,
): Promise<{ kind: string; accounts: number; balance: Amount }[]> {
  return queryable.rows(
    `select kind, count(*) as accounts, sum(balance)::bigint as balance from ledger_account where site_id = $1
      group by kind order by kind`,
    [siteId],
  );
}

export interface AccountFilter {
  readonly siteId: number;
  readonly kind: string;
  readonly search: string;
  readonly sort: BodyOf<'/api/console/ledger/accounts'>['sort'];
  readonly limit: number;
  readonly offset: number;
}

const source = `from ledger_account a left join member_card m on m.id = a.owner_id
  where a.site_id = $1 and ($2 = 'all' or a.kind = $2) and ($3 = '' or m.mem_id ilike '%' || $3 || '%')`;

const orders = { id: 'a.id', owner: 'm.mem_id', kind: 'a.kind', balance: 'a.balance' };

/**
 * Balance and sum of entries side by side; the sum is computed from the entries alone, account by account, so that a
 * page of members does not read the whole ledger.
 */
export function listAccounts(
  queryable: Queryable,
  filter: AccountFilter,
): Promise<
  {
    accountId: number;
    kind: string;
    owner: string;
    balance: Amount;
    entriesSum: Amount;
    entryCount: number;
  }[]
> {
  const order = orderBy(orders, filter.sort, 'a.owner_id nulls first, a.id', 'a.id');
  return queryable.rows(
    `with page as (
       select a.id, a.kind, a.balance, a.shard, m.mem_id, row_number() over (order by ${order}) as place ${source}
        order by ${order} limit $4 offset $5
     )
     select p.id as "accountId", p.kind, coalesce(p.mem_id, 'house/' || p.shard) as owner, p.balance,
            e.total as "entriesSum", e.entries as "entryCount"
       from page p cross join lateral (
         select coalesce(sum(amount), 0)::bigint as total, count(*) as entries from ledger_entry where account_id = p.id
       ) e order by p.place`,
    [filter.siteId, filter.kind, filter.search, filter.limit, filter.offset],
  );
}

export async function countAccounts(queryable: Queryable, filter: AccountFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) ${source}`, [
    filter.siteId,
    filter.kind,
    filter.search,
  ]);
  return row?.count ?? 0;
}

export function accountById(
  queryable: Queryable,
  siteId: number,
  accountId: number,
): Promise<{ kind: string; owner: string } | undefined> {
  return queryable.row(
    `select a.kind, coalesce(m.mem_id, 'house/' || a.shard) as owner
       from ledger_account a left join member_card m on m.id = a.owner_id where a.site_id = $1 and a.id = $2`,
    [siteId, accountId],
  );
}

/**
 * Until the transaction ends, which may wait for the verification as long as that takes; false where another process of the
 * installation has it.
 */
export async function tryLockVerification(tx: Tx): Promise<boolean> {
  await tx.row("select set_config('idle_in_transaction_session_timeout', '0', true)");
  const row = await tx.row<{ held: boolean }>(
    "select pg_try_advisory_xact_lock(hashtext('ledger'), hashtext('verify')) as held",
  );
  return row?.held === true;
}
