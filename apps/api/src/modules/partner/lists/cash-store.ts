import type { CashRequest, PartnerRank } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Whose } from '../own-tree.ts';

export interface CashFilter extends Whose {
  /** Which moment lies in the period; by approval only what is approved is meant. */
  readonly basis: 'applied' | 'approved';
  readonly kind: 'all' | 'in' | 'out';
  readonly state: 'all' | 'open' | 'done' | 'cancelled';
  readonly search: string;
  /** Days of the site's calendar; null leaves that end open. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly timeZone: string;
}

export interface CashBelowRow {
  readonly id: number;
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

function sourceOf({ isPerson, basis }: CashFilter): string {
  const whose = isPerson ? '(select $1::bigint as member_id)' : 'partner_below($1)';
  const moment = basis === 'approved' ? "case c.step when 'done' then c.processed_at end" : 'c.applied_at';
  return `from ${whose} b join cash_record c on c.member_id = b.member_id join member_card m on m.id = b.member_id
  join member_card p on p.id = m.parent_id
  where ($2 = 'all' or c.kind = $2) and ($3 = 'all' or c.step = $3)
    and ($4 = '' or m.mem_id ilike '%' || $4 || '%' or m.nickname ilike '%' || $4 || '%')
    and ${moment} >= coalesce($5::date::timestamp at time zone $7, '-infinity')
    and ${moment} < coalesce(($6::date + 1)::timestamp at time zone $7, 'infinity')`;
}

const values = (filter: CashFilter) => [
  filter.rootId,
  filter.kind,
  filter.state,
  filter.search,
  filter.startDate,
  filter.endDate,
  filter.timeZone,
];

/** Requests of those meant, newest first. */
export function listCashBelow(
  queryable: Queryable,
  filter: CashFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CashBelowRow[]> {
  return queryable.rows(
    `select c.id, c.receipt_id, m.mem_id, m.nickname, m.partner_rank, p.mem_id as parent_mem_id, c.kind, c.amount, c.bonus_amount,
            c.state, c.applied_at, c.processed_at ${sourceOf(filter)} order by c.applied_at desc, c.id desc limit $8 offset $9`,
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
            coalesce(sum(c.amount) filter (where c.step = 'done' and c.kind = 'out'), 0)::bigint as withdrawals ${sourceOf(filter)}`,
    values(filter),
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
