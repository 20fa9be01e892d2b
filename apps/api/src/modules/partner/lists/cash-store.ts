import type { CashRequest, PartnerRank } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface CashFilter {
  readonly rootId: number;
  readonly kind: 'all' | 'in' | 'out';
  readonly state: 'all' | 'open' | 'done' | 'cancelled';
  readonly search: string;
  /** Days of the site's calendar on which it was asked for; null leaves that end open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

export interface CashBelowRow {
  readonly receipt_id: string;
  readonly mem_id: string;
  readonly nickname: string;
  readonly partner_rank: PartnerRank;
  readonly parent_mem_id: string;
  readonly kind: 'in' | 'out';
  readonly amount: Amount;
  readonly bonus_amount: Amount;
  readonly state: CashRequest['state'];
  readonly applied_at: Date;
  readonly processed_at: Date | null;
}

const source = `from partner_below($1) b join cash_record c on c.member_id = b.member_id join member_card m on m.id = b.member_id
  join member_card p on p.id = m.parent_id
  where ($2 = 'all' or c.kind = $2) and ($3 = 'all' or c.step = $3)
    and ($4 = '' or m.mem_id ilike '%' || $4 || '%' or m.nickname ilike '%' || $4 || '%')
    and ($5::date is null or c.applied_at >= $5::date::timestamp at time zone $7)
    and ($6::date is null or c.applied_at < ($6::date + 1)::timestamp at time zone $7)`;

const values = (filter: CashFilter) => [
  filter.rootId,
  filter.kind,
  filter.state,
  filter.search,
  filter.startDate,
  filter.endDate,
  filter.timeZone,
];

/** Requests of everybody below, newest first. */
export function listCashBelow(
  queryable: Queryable,
  filter: CashFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CashBelowRow[]> {
  return queryable.rows(
    `select c.receipt_id, m.mem_id, m.nickname, m.partner_rank, p.mem_id as parent_mem_id, c.kind, c.amount, c.bonus_amount,
            c.state, c.applied_at, c.processed_at ${source} order by c.applied_at desc, c.id desc limit $8 offset $9`,
    [...values(filter), limit, offset],
  );
}

export async function sumCashBelow(
  queryable: Queryable,
  filter: CashFilter,
): Promise<{ count: number; deposits: Amount; withdrawals: Amount }> {
  const row = await queryable.row<{ count: number; deposits: Amount; withdrawals: Amount }>(
    `select count(*) as count,
            coalesce(sum(c.amount) filter (where c.step = 'done' and c.kind = 'in'), 0)::bigint as deposits,
            coalesce(sum(c.amount) filter (where c.step = 'done' and c.kind = 'out'), 0)::bigint as withdrawals ${source}`,
    values(filter),
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
