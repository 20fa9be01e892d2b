import type { PartnerRank } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { MemberStatus } from '../../member/index.ts';
import type { Days, PlayRow } from '../tree/totals-store.ts';

export interface MembersFilter extends Days {
  readonly rootId: number;
  readonly kind: 'all' | 'partner' | 'member';
  readonly status: string;
  readonly search: string;
}

export interface MemberBelowRow extends PlayRow {
  readonly mem_id: string;
  readonly nickname: string;
  readonly partner_rank: PartnerRank;
  readonly status: MemberStatus;
  readonly parent_mem_id: string;
  readonly depth: number;
  readonly applied_at: Date;
  readonly cash: Amount;
  readonly comp: Amount;
  readonly deposits: Amount;
  readonly withdrawals: Amount;
  readonly given: Amount;
  readonly taken_back: Amount;
}

const wanted = `($2 = 'all' or ($2 = 'partner') = (m.partner_rank <> 'NORMAL')) and ($3 = 'all' or m.status = $3)
  and ($4 = '' or m.mem_id ilike '%' || $4 || '%' or m.nickname ilike '%' || $4 || '%')`;

const values = ({ rootId, kind, status, search }: MembersFilter) => [rootId, kind, status, search];

/** Everybody below, the nearest first, each with its own play and money: sums are taken for the page alone. */
export function listMembersBelow(
  queryable: Queryable,
  filter: MembersFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<MemberBelowRow[]> {
  return queryable.rows(
    `with page as (
       select m.*, b.depth from partner_below($1) b join member_card m on m.id = b.member_id where ${wanted}
        order by b.depth, lower(m.mem_id), m.id limit $8 offset $9
     ), span as (
       select $5::date::timestamp at time zone $7 as since, ($6::date + 1)::timestamp at time zone $7 as until
     )
     select m.mem_id, m.nickname, m.partner_rank, m.status, p.mem_id as parent_mem_id, m.depth, m.applied_at,
            coalesce(cash.balance, 0)::bigint as cash, coalesce(comp.balance, 0)::bigint as comp, play.*, money.*, gives.*
       from page m join member_card p on p.id = m.parent_id cross join span
       left join ledger_account cash on cash.id = m.cash_account left join ledger_account comp on comp.id = m.comp_account
       cross join lateral (
         select coalesce(sum(d.sign), 0)::int as bets, coalesce(sum(d.sign * d.stake), 0)::bigint as stake,
                coalesce(sum(d.sign * d.returned), 0)::bigint as returned, coalesce(sum(d.sign * d.win), 0)::bigint as win,
                coalesce(sum(d.sign * d.counted), 0)::bigint as counted
           from play_settlement d where d.member_id = m.id and d.settled_at >= span.since and d.settled_at < span.until) play
       cross join lateral (
         select coalesce(sum(c.amount) filter (where c.kind = 'in'), 0)::bigint as deposits,
                coalesce(sum(c.amount) filter (where c.kind = 'out'), 0)::bigint as withdrawals
           from cash_approved c where c.member_id = m.id and c.processed_at >= span.since and c.processed_at < span.until) money
       cross join lateral (
         select coalesce(sum(g.amount) filter (where g.kind = 'give'), 0)::bigint as given,
                coalesce(sum(g.amount) filter (where g.kind = 'takeBack'), 0)::bigint as taken_back
           from partner_give g where g.member_id = m.id and g.refusal is null and g.at >= span.since and g.at < span.until) gives
      order by m.depth, lower(m.mem_id), m.id`,
    [...values(filter), filter.startDate, filter.endDate, filter.timeZone, limit, offset],
  );
}

export async function countMembersBelow(queryable: Queryable, filter: MembersFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from partner_below($1) b join member_card m on m.id = b.member_id where ${wanted}`,
    values(filter),
  );
  return row?.count ?? 0;
}
