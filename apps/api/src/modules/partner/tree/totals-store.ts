import type { PartnerRank } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { MemberStatus } from '../../member/index.ts';

/** Days of the site's calendar, both inclusive. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeZone: string;
}

export interface NodeFilter extends Days {
  readonly siteId: number;
  /** Null: every tree of the site. */
  readonly rootId: number | null;
  /** How many levels below the roots. */
  readonly levels: number;
  readonly search: string;
  readonly status: 'all' | MemberStatus;
  /** Partners below which nobody is listed; what they sum up stays whole. */
  readonly closed: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/** Sums of play as a store reads them. */
export interface PlayRow {
  readonly bets: number;
  readonly stake: Amount;
  readonly returned: Amount;
  readonly win: Amount;
  readonly counted: Amount;
}

export interface NodeRow extends PlayRow {
  readonly id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly partner_rank: PartnerRank;
  readonly parent_id: number | null;
  readonly parent_mem_id: string | null;
  readonly depth: number;
  readonly children: number;
  readonly status: MemberStatus;
  readonly cash: Amount;
  /** Of everybody below it. */
  readonly downline_cash: Amount;
  readonly comp: Amount;
  readonly rolling_below: Amount;
  readonly rolling: Amount;
  readonly losing: Amount;
  readonly deposits: Amount;
  readonly withdrawals: Amount;
  readonly given: Amount;
  readonly taken_back: Amount;
  readonly partners: number;
  readonly members: number;
  readonly new_members: number;
  readonly applied_at: Date;
}

/** Everybody of the trees, and who of them is below a closed branch. */
const node = `node as (
       select m.id, m.parent_id, 0 as depth, array[lower(m.mem_id)] as way, false as is_hidden from member_card m
        where m.site_id = $1 and m.partner_rank <> 'NORMAL'
          and case when $2::bigint is null then m.parent_id is null else m.id = $2 end
       union all
       select m.id, m.parent_id, n.depth + 1, n.way || lower(m.mem_id), n.is_hidden or n.id = any($6::bigint[])
         from node n join member_card m on m.parent_id = n.id and m.site_id = $1 and m.partner_rank <> 'NORMAL'
        where n.depth < 8
     )`;
const isListed = `n.depth <= $3 and not n.is_hidden and ($5 = 'all' or m.status = $5)
          and ($4 = '' or m.mem_id ilike '%' || $4 || '%' or m.nickname ilike '%' || $4 || '%')`;

function chosenBy(filter: Omit<NodeFilter, keyof Days | 'limit' | 'offset'>) {
  return [filter.siteId, filter.rootId, filter.levels, filter.search, filter.status, filter.closed];
}

/**
 * Partners with everybody below them added up, a node before its downline. Play and rolling are those of the paths that the bets
 * were placed on; money and members are those of the tree as it stands. A partner's own play and cash belong to what is above it,
 * as its bets earn nothing for itself. What is given and taken back is the partner's own. Whose id is searched for is on the
 * first page, however many others it is a part of.
 */
export function listNodes(queryable: Queryable, filter: NodeFilter): Promise<NodeRow[]> {
  return queryable.rows(
    `with recursive ${node}, span as (
       select $7::date::timestamp at time zone $9 as since, ($8::date + 1)::timestamp at time zone $9 as until
     ), shown as (
       select n.* from node n join member_card m using (id) where ${isListed} order by lower(m.mem_id) = lower($4) desc, n.way limit $10 offset $11
     ), above as (
       select n.id as partner_id, n.id as node_id, n.parent_id as next from node n
       union all
       select a.partner_id, n.id, n.parent_id from above a join node n on n.id = a.next
     ), play as (
       select partner_id, sum(bets)::int as bets, sum(stake)::bigint as stake, sum(returned)::bigint as returned,
              sum(win)::bigint as win, sum(counted)::bigint as counted, sum(rolling)::bigint as rolling,
              sum(rolling_below)::bigint as rolling_below
         from commission_step where partner_id in (select id from shown) and day between $7::date and $8::date group by partner_id
     ), money as (
       select m.parent_id as partner_id,
              sum(c.amount) filter (where c.kind = 'in') as deposits, sum(c.amount) filter (where c.kind = 'out') as withdrawals
         from counted_cash c join member_card m on m.id = c.member_id, span
        where c.site_id = $1 and c.processed_at >= span.since and c.processed_at < span.until
          and m.parent_id in (select id from node) group by 1
     ), people as (
       select m.parent_id as partner_id, count(*) filter (where m.partner_rank <> 'NORMAL') as partners,
              count(*) filter (where m.partner_rank = 'NORMAL' and m.status <> 'closed') as members,
              count(*) filter (where m.partner_rank = 'NORMAL' and m.applied_at >= span.since and m.applied_at < span.until) as new_members,
              sum(l.balance) as cash
         from member_card m left join ledger_account l on l.id = m.cash_account, span where m.parent_id in (select id from node) and m.status <> 'rejected' and not m.is_test
        group by 1
     ), summed as (
       select a.node_id, sum(money.deposits) as deposits, sum(money.withdrawals) as withdrawals, sum(people.partners) as partners,
              sum(people.members) as members, sum(people.new_members) as new_members, sum(people.cash) as cash
         from above a left join money using (partner_id) left join people using (partner_id)
        where a.node_id in (select id from shown) group by a.node_id
     ), gives as (
       select g.partner_id, sum(g.amount) filter (where g.kind = 'give') as given,
              sum(g.amount) filter (where g.kind = 'takeBack') as taken_back
         from partner_give g, span where g.partner_id in (select id from shown) and g.refusal is null
          and g.at >= span.since and g.at < span.until group by 1
     ), losing as (
       select s.partner_id, sum(s.credit) as losing
         from partner_settlement_share s join partner_settlement t on t.id = s.settlement_id, span
        where s.partner_id in (select id from shown) and t.state = 'done' and t.decided_at >= span.since and t.decided_at < span.until
        group by 1
     )
     select m.id, m.mem_id, m.nickname, m.partner_rank, m.parent_id, p.mem_id as parent_mem_id, s.depth, m.status, m.applied_at,
            (select count(*)::int from member_card c where c.parent_id = m.id and c.partner_rank <> 'NORMAL') as children,
            coalesce(cash.balance, 0)::bigint as cash, coalesce(summed.cash, 0)::bigint as downline_cash,
            coalesce(comp.balance, 0)::bigint as comp,
            coalesce(play.bets, 0) as bets, coalesce(play.stake, 0)::bigint as stake, coalesce(play.returned, 0)::bigint as returned,
            coalesce(play.win, 0)::bigint as win, coalesce(play.counted, 0)::bigint as counted,
            coalesce(play.rolling_below, 0)::bigint as rolling_below, coalesce(play.rolling, 0)::bigint as rolling,
            coalesce(losing.losing, 0)::bigint as losing,
            coalesce(summed.deposits, 0)::bigint as deposits, coalesce(summed.withdrawals, 0)::bigint as withdrawals,
            coalesce(gives.given, 0)::bigint as given, coalesce(gives.taken_back, 0)::bigint as taken_back,
            coalesce(summed.partners, 0)::int as partners, coalesce(summed.members, 0)::int as members,
            coalesce(summed.new_members, 0)::int as new_members
       from shown s join member_card m on m.id = s.id left join member_card p on p.id = m.parent_id
       left join ledger_account cash on cash.id = m.cash_account left join ledger_account comp on comp.id = m.comp_account
       left join play on play.partner_id = m.id left join summed on summed.node_id = m.id
       left join gives on gives.partner_id = m.id left join losing on losing.partner_id = m.id
      order by s.way`,
    [...chosenBy(filter), filter.startDate, filter.endDate, filter.timeZone, filter.limit, filter.offset],
  );
}

/** How many partners a filter lists, on all its pages. */
export async function countNodes(
  queryable: Queryable,
  filter: Omit<NodeFilter, keyof Days | 'limit' | 'offset'>,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `with recursive ${node} select count(*)::int as count from node n join member_card m using (id) where ${isListed}`,
    chosenBy(filter),
  );
  return row?.count ?? 0;
}

export interface RollingRow extends PlayRow {
  readonly rolling: Amount;
  readonly rolling_below: Amount;
}

const sums = `sum(bets)::int as bets, sum(stake)::bigint as stake, sum(returned)::bigint as returned, sum(win)::bigint as win,
  sum(counted)::bigint as counted, sum(rolling)::bigint as rolling, sum(rolling_below)::bigint as rolling_below`;

/** What was played below a partner by day, the oldest first. */
export function sumsByDay(
  queryable: Queryable,
  partnerId: number,
  { startDate, endDate }: Days,
): Promise<(RollingRow & { readonly day: string })[]> {
  return queryable.rows(
    `select to_char(day, 'YYYY-MM-DD') as day, ${sums} from commission_step
      where partner_id = $1 and day between $2::date and $3::date group by commission_step.day order by commission_step.day`,
    [partnerId, startDate, endDate],
  );
}

/** And by game type. */
export function sumsByType(
  queryable: Queryable,
  partnerId: number,
  { startDate, endDate }: Days,
): Promise<(RollingRow & { readonly game_type: number })[]> {
  return queryable.rows(
    `select game_type, ${sums} from commission_step
      where partner_id = $1 and day between $2::date and $3::date group by game_type order by game_type`,
    [partnerId, startDate, endDate],
  );
}

/** Stakes below a partner by hour of one day of the site's calendar. */
export function stakesByHour(
  queryable: Queryable,
  partnerId: number,
  { day, timeZone }: { readonly day: string; readonly timeZone: string },
): Promise<{ hour: number; stake: Amount }[]> {
  return queryable.rows(
    `select extract(hour from f.settled_at at time zone $3)::int as hour, sum(f.sign * f.stake)::bigint as stake
       from partner_reach($1) b(member_id) join commission_fact f on f.member_id = b.member_id
       join partner_path_step s on s.path_id = f.path_id and s.partner_id = $1
      where f.settled_at >= $2::date::timestamp at time zone $3 and f.settled_at < ($2::date + 1)::timestamp at time zone $3
      group by 1 order by 1`,
    [partnerId, day, timeZone],
  );
}

/** Applications below a partner that wait for an operator. */
export async function waitingBelow(queryable: Queryable, partnerId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*)::int as count from partner_below($1) b join member_card m on m.id = b.member_id where m.status = 'pending'`,
    [partnerId],
  );
  return row?.count ?? 0;
}
