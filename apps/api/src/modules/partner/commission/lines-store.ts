import type { CommissionKind, PartnerRank } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Days, PlayRow } from '../tree/totals-store.ts';

export interface LineRow extends PlayRow {
  readonly branch_id: number | null;
  readonly branch_mem_id: string | null;
  readonly branch_nickname: string | null;
  readonly branch_rank: PartnerRank | null;
  readonly game_type: number;
  readonly own: number;
  readonly branch: number;
  readonly amount: Amount;
}

const sums = `sum(c.bets)::int as bets, sum(c.stake)::bigint as stake, sum(c.returned)::bigint as returned, sum(c.win)::bigint as win,
  sum(c.counted)::bigint as counted`;
const named = `l.*, m.mem_id as branch_mem_id, m.nickname as branch_nickname, m.partner_rank as branch_rank`;
const inOrder = `left join member_card m on m.id = l.branch_id order by l.game_type, lower(m.mem_id) nulls first, l.own, l.branch`;

/** The rolling of a partner by the days on which bets were settled. `type` 0 is every game type. */
export function rollingLines(
  queryable: Queryable,
  partnerId: number,
  { startDate, endDate }: Days,
  type: number,
): Promise<LineRow[]> {
  return queryable.rows(
    `with l as (
       select c.branch_id, c.game_type, c.own_rolling as own, c.branch_rolling as branch, ${sums}, sum(c.rolling)::bigint as amount
         from commission_step c
        where c.partner_id = $1 and c.day between $2::date and $3::date and $4::int in (0, c.game_type)
        group by c.branch_id, c.game_type, c.own_rolling, c.branch_rolling)
     select ${named} from l ${inOrder}`,
    [partnerId, startDate, endDate, type],
  );
}

/** The losing of a partner by the days on which bets were settled first, as it is now. */
export function losingLines(
  queryable: Queryable,
  partnerId: number,
  { startDate, endDate }: Days,
  type: number,
): Promise<LineRow[]> {
  return queryable.rows(
    `with l as (
       select c.branch_id, c.game_type, c.own_losing as own, c.branch_losing as branch, ${sums},
              floor(sum(c.net)::numeric * (c.own_losing - c.branch_losing) / 10000)::bigint as amount
         from commission_step c
        where c.partner_id = $1 and c.origin_day between $2::date and $3::date and c.day >= $2::date and $4::int in (0, c.game_type)
        group by c.branch_id, c.game_type, c.own_losing, c.branch_losing)
     select ${named} from l ${inOrder}`,
    [partnerId, startDate, endDate, type],
  );
}

/** The losing of a partner as a settlement has it. */
export function settledLines(
  queryable: Queryable,
  partnerId: number,
  settlementId: number,
  type: number,
): Promise<LineRow[]> {
  return queryable.rows(
    `with l as (
       select c.branch_id, c.game_type, c.own_basis_points as own, c.branch_basis_points as branch, ${sums},
              sum(c.amount)::bigint as amount
         from partner_settlement_line c
        where c.settlement_id = $2 and c.partner_id = $1 and $3::int in (0, c.game_type)
        group by c.branch_id, c.game_type, c.own_basis_points, c.branch_basis_points)
     select ${named} from l ${inOrder}`,
    [partnerId, settlementId, type],
  );
}

/** The partner through whom bets came to another one, at any time; undefined where there is none of that name. */
export async function branchNamed(
  queryable: Queryable,
  partnerId: number,
  memId: string,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    `select m.id from member_card m
      where lower(m.mem_id) = lower($2) and m.id in (select branch_id from partner_path_step where partner_id = $1)
      order by m.status = 'rejected', m.id desc limit 1`,
    [partnerId, memId],
  );
  return row?.id;
}

/** Somebody whose bets came through a partner, at any time; undefined where there is none of that name, as for a test account. */
export async function playerNamed(
  queryable: Queryable,
  partnerId: number,
  memId: string,
): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    `select m.id from member_card m join partner_reach($1) reach(member_id) on reach.member_id = m.id
      where lower(m.mem_id) = lower($2) and not m.is_test
      order by m.status = 'rejected', m.id desc limit 1`,
    [partnerId, memId],
  );
  return row?.id;
}

/** Which facts are meant: of a partner's commission, in a period, through a branch. */
export interface FactFilter extends Days {
  readonly partnerId: number;
  readonly kind: CommissionKind;
  /** 0 is every game type. */
  readonly type: number;
  /** own: members right below; partner: all partners, or the one. */
  readonly branch: 'all' | 'own' | 'partner';
  readonly branchId: number | null;
  /** The difference of the two rates. */
  readonly basisPoints: number | null;
  /** The partner's own rate, and that of the branch: only both of them name one line. */
  readonly ownBasisPoints: number | null;
  readonly branchBasisPoints: number | null;
  readonly memberId: number | null;
  readonly search: string;
  /** What a settlement could know: facts up to the moment of its computing; null is all of them. */
  readonly until: Date | null;
}

const ownRate = `(case $4 when 'rolling' then s.rolling[f.game_type] else s.losing[f.game_type] end)`;
const branchRate = `(case $4 when 'rolling' then s.branch_rolling[f.game_type] else s.branch_losing[f.game_type] end)`;
const difference = `(${ownRate} - ${branchRate})`;
const part = `(case $4 when 'rolling' then f.sign * (f.counted * ${difference} / 10000)
  else f.sign * (f.stake - f.returned - f.win) * ${difference} end)`;
const source = `from partner_reach($1) reach(member_id) join commission_fact f on f.member_id = reach.member_id
  join partner_path_step s on s.path_id = f.path_id and s.partner_id = $1 join member_card m on m.id = f.member_id
  where case $4 when 'rolling' then f.settled_at else f.origin_at end >= $2::date::timestamp at time zone $5
    and case $4 when 'rolling' then f.settled_at else f.origin_at end < ($3::date + 1)::timestamp at time zone $5
    and f.settled_at >= $2::date::timestamp at time zone $5
    and $6::int in (0, f.game_type) and case $7 when 'own' then s.branch_id is null when 'partner' then s.branch_id is not null else true end
    and ($8::bigint is null or s.branch_id = $8) and ($9::int is null or ${difference} = $9)
    and ($10::bigint is null or f.member_id = $10)
    and ($11 = '' or m.mem_id ilike '%' || $11 || '%' or m.nickname ilike '%' || $11 || '%')
    and ($12::timestamptz is null or f.settled_at <= $12)
    and ($13::int is null or ${ownRate} = $13) and ($14::int is null or ${branchRate} = $14)`;

const values = (filter: FactFilter) => [
  filter.partnerId,
  filter.startDate,
  filter.endDate,
  filter.kind,
  filter.timeZone,
  filter.type,
  filter.branch,
  filter.branchId,
  filter.basisPoints,
  filter.memberId,
  filter.search,
  filter.until,
  filter.ownBasisPoints,
  filter.branchBasisPoints,
];

export interface UserRow extends PlayRow {
  readonly id: number;
  readonly mem_id: string;
  readonly nickname: string;
  /** Right below whom it stood when the latest of the bets was placed: where it stands now may be none of the partner's
   *  business. */
  readonly parent_mem_id: string;
  /** Of losing in ten-thousandths. */
  readonly amount: Amount;
  readonly total: number;
}

/** What each member brought, by id. `total` counts the members. */
export function usersOf(
  queryable: Queryable,
  filter: FactFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<UserRow[]> {
  return queryable.rows(
    `with l as (
       select f.member_id, sum(f.sign)::int as bets, sum(f.sign * f.stake)::bigint as stake,
              sum(f.sign * f.returned)::bigint as returned, sum(f.sign * f.win)::bigint as win,
              sum(f.sign * f.counted)::bigint as counted, sum(${part})::bigint as amount,
              (array_agg(f.path_id order by f.placed_at desc))[1] as path_id ${source} group by f.member_id)
     select m.id, m.mem_id, m.nickname, p.mem_id as parent_mem_id, l.bets, l.stake, l.returned, l.win, l.counted, l.amount,
            count(*) over () as total
       from l join member_card m on m.id = l.member_id join partner_path w on w.id = l.path_id join member_card p on p.id = w.partner_id
      order by lower(m.mem_id) limit $15 offset $16`,
    [...values(filter), limit, offset],
  );
}

export interface FactRow {
  readonly family: string;
  readonly reference: string;
  readonly revision: number;
  readonly sign: 1 | -1;
  readonly member_id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly game_type: number;
  readonly played_as: string;
  readonly vendor: string | null;
  readonly game: string | null;
  readonly placed_at: Date;
  readonly settled_at: Date;
  readonly stake: Amount;
  readonly returned: Amount;
  readonly win: Amount;
  readonly counted: Amount;
  readonly basis_points: number;
  readonly amount: Amount;
}

/** The settlements themselves, newest first; all figures carry their sign. */
export function factsOf(
  queryable: Queryable,
  filter: FactFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FactRow[]> {
  return queryable.rows(
    `select f.family, f.reference, f.revision, f.sign, f.member_id, m.mem_id, m.nickname, f.game_type, f.played_as, f.vendor, f.game,
            f.placed_at, f.settled_at, f.sign * f.stake as stake, f.sign * f.returned as returned, f.sign * f.win as win,
            f.sign * f.counted as counted, ${difference} as basis_points, ${part} as amount ${source}
      order by f.settled_at desc, f.family, f.reference, f.revision desc, f.sign desc limit $15 offset $16`,
    [...values(filter), limit, offset],
  );
}

export async function sumFacts(
  queryable: Queryable,
  filter: FactFilter,
): Promise<{ count: number; amount: Amount }> {
  const row = await queryable.row<{ count: number; amount: Amount }>(
    `select count(*) as count, coalesce(sum(${part}), 0)::bigint as amount ${source}`,
    values(filter),
  );
  if (row === undefined) throw new Error('a sum has one row');
  return row;
}
