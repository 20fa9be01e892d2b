import type { SettlementState } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { PlayRow } from '../tree/totals-store.ts';

/** The figures of a share, or of all shares of a settlement. Play of all of them is that of the heads: each bet once. */
export interface ShareFigures extends PlayRow {
  readonly rolling: Amount;
  readonly line_amount: Amount;
  readonly losing: Amount;
  readonly correction: Amount;
  readonly credit: Amount;
}

export interface SettlementRow extends ShareFigures {
  readonly id: number;
  readonly site_id: number;
  readonly start_day: string;
  readonly end_day: string;
  readonly state: Exclude<SettlementState, 'open'>;
  readonly partners: number;
  readonly computed_at: Date;
  readonly computed_by: string;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

const columns = `t.id, t.site_id, to_char(t.start_day, 'YYYY-MM-DD') as start_day, to_char(t.end_day, 'YYYY-MM-DD') as end_day,
  t.state, t.computed_at, t.computed_by, t.decided_at, t.decided_by, play.*, share.*`;
const figures = `from partner_settlement t cross join lateral (
    select coalesce(sum(l.bets), 0)::int as bets, coalesce(sum(l.stake), 0)::bigint as stake,
           coalesce(sum(l.returned), 0)::bigint as returned, coalesce(sum(l.win), 0)::bigint as win,
           coalesce(sum(l.counted), 0)::bigint as counted
      from partner_settlement_line l where l.settlement_id = t.id and l.partner_id = l.head_id) play
  cross join lateral (
    select count(*)::int as partners, coalesce(sum(s.rolling), 0)::bigint as rolling,
           coalesce(sum(s.line_amount), 0)::bigint as line_amount, coalesce(sum(s.losing), 0)::bigint as losing,
           coalesce(sum(s.correction), 0)::bigint as correction, coalesce(sum(s.credit), 0)::bigint as credit
      from partner_settlement_share s where s.settlement_id = t.id) share`;

export function listSettlements(
  queryable: Queryable,
  siteId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<SettlementRow[]> {
  return queryable.rows(
    `select ${columns} ${figures} where t.site_id = $1 order by t.id desc limit $2 offset $3`,
    [siteId, limit, offset],
  );
}

export async function countSettlements(queryable: Queryable, siteId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    'select count(*) as count from partner_settlement where site_id = $1',
    [siteId],
  );
  return row?.count ?? 0;
}

export function settlementById(
  queryable: Queryable,
  siteId: number,
  id: number,
): Promise<SettlementRow | undefined> {
  return queryable.row(`select ${columns} ${figures} where t.site_id = $1 and t.id = $2`, [siteId, id]);
}

/** What a settlement credits to some partners, and what it takes back from others; undefined where the site has none of that number. */
export function sidesOf(
  queryable: Queryable,
  siteId: number,
  id: number,
): Promise<{ readonly credited: Amount; readonly takenBack: Amount } | undefined> {
  return queryable.row(
    `select coalesce(sum(s.credit) filter (where s.credit > 0), 0)::bigint as credited,
            coalesce(-sum(s.credit) filter (where s.credit < 0), 0)::bigint as "takenBack"
       from partner_settlement t left join partner_settlement_share s on s.settlement_id = t.id
      where t.site_id = $1 and t.id = $2 group by t.id`,
    [siteId, id],
  );
}

/** Locks a settlement; undefined where the site has none of that number. */
export function lockSettlement(
  tx: Tx,
  siteId: number,
  id: number,
): Promise<Pick<SettlementRow, 'id' | 'state' | 'start_day' | 'end_day'> | undefined> {
  return tx.row(
    `select id, state, to_char(start_day, 'YYYY-MM-DD') as start_day, to_char(end_day, 'YYYY-MM-DD') as end_day
       from partner_settlement where site_id = $1 and id = $2 for update`,
    [siteId, id],
  );
}

/** The day after the last settlement, else the first day on which something was played; null where there is none. */
export async function nextStartDay(queryable: Queryable, siteId: number): Promise<string | null> {
  const row = await queryable.row<{ day: string | null }>(
    `select to_char(coalesce(
       (select max(end_day) + 1 from partner_settlement where site_id = $1 and state <> 'dropped'),
       (select min(c.day) from commission_day c join partner_path p on p.id = c.path_id where p.site_id = $1)), 'YYYY-MM-DD') as day`,
    [siteId],
  );
  return row?.day ?? null;
}

/** Days that are in no settlement, each run of them as long as it goes, from the first on which something was played to the last given. */
export function openRuns(
  queryable: Queryable,
  siteId: number,
  lastDay: string,
): Promise<{ readonly startDay: string; readonly endDay: string }[]> {
  return queryable.rows(
    `select to_char(lower(run), 'YYYY-MM-DD') as "startDay", to_char(upper(run) - 1, 'YYYY-MM-DD') as "endDay"
       from (select min(c.day) as day from commission_day c join partner_path p on p.id = c.path_id where p.site_id = $1) first,
            unnest(datemultirange(daterange(first.day, greatest(first.day, $2::date + 1))) - coalesce(
              (select range_agg(daterange(start_day, end_day, '[]')) from partner_settlement where site_id = $1 and state <> 'dropped'),
              '{}')) run
      where first.day is not null order by lower(run)`,
    [siteId, lastDay],
  );
}

/** Whether a settlement waits, or has one of the days. */
export async function isTaken(
  queryable: Queryable,
  siteId: number,
  startDay: string,
  endDay: string,
): Promise<boolean> {
  const row = await queryable.row(
    `select 1 from partner_settlement
      where site_id = $1 and (state = 'waiting' or (state = 'done' and start_day <= $3::date and end_day >= $2::date)) limit 1`,
    [siteId, startDay, endDay],
  );
  return row !== undefined;
}

export async function insertSettlement(
  tx: Tx,
  row: { siteId: number; startDay: string; endDay: string; at: Date; by: string },
): Promise<number> {
  const stored = await tx.row<{ id: number }>(
    `insert into partner_settlement (site_id, start_day, end_day, computed_at, computed_by)
     values ($1, $2, $3, $4, $5) returning id`,
    [row.siteId, row.startDay, row.endDay, row.at, row.by],
  );
  if (stored === undefined) throw new Error('the settlement was not stored');
  return stored.id;
}

export async function decideSettlement(
  tx: Tx,
  id: number,
  decision: { state: 'done' | 'dropped'; at: Date; by: string; reason: string | null },
): Promise<void> {
  await tx.run(
    'update partner_settlement set state = $2, decided_at = $3, decided_by = $4, drop_reason = $5 where id = $1',
    [id, decision.state, decision.at, decision.by, decision.reason],
  );
}

/** Shares of a settlement, the largest first. */
export interface ShareRow extends ShareFigures {
  readonly id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly partner_rank: string;
}

const matches = `s.settlement_id = $1 and ($2 = '' or m.mem_id ilike '%' || $2 || '%' or m.nickname ilike '%' || $2 || '%')`;

export function listShares(
  queryable: Queryable,
  settlementId: number,
  search: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ShareRow[]> {
  return queryable.rows(
    `select m.id, m.mem_id, m.nickname, m.partner_rank, s.bets, s.stake, s.returned, s.win, s.counted, s.rolling, s.line_amount,
            s.losing, s.correction, s.credit
       from partner_settlement_share s join member_card m on m.id = s.partner_id where ${matches}
      order by s.credit desc, m.id limit $3 offset $4`,
    [settlementId, search, limit, offset],
  );
}

export async function countShares(
  queryable: Queryable,
  settlementId: number,
  search: string,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from partner_settlement_share s join member_card m on m.id = s.partner_id where ${matches}`,
    [settlementId, search],
  );
  return row?.count ?? 0;
}

/** A partner's own settlements, newest first; those that were dropped never were any of its business. */
export interface OwnRow extends ShareFigures {
  readonly id: number;
  readonly start_day: string;
  readonly end_day: string;
  readonly state: Exclude<SettlementState, 'open'>;
  readonly computed_at: Date;
  readonly decided_at: Date | null;
}

const own = `select t.id, to_char(t.start_day, 'YYYY-MM-DD') as start_day, to_char(t.end_day, 'YYYY-MM-DD') as end_day, t.state,
    t.computed_at, t.decided_at, s.bets, s.stake, s.returned, s.win, s.counted, s.rolling, s.line_amount, s.losing, s.correction, s.credit
  from partner_settlement_share s join partner_settlement t on t.id = s.settlement_id`;

export function listOwn(
  queryable: Queryable,
  partnerId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<OwnRow[]> {
  return queryable.rows(
    `${own} where s.partner_id = $1 and t.state <> 'dropped' order by t.start_day desc limit $2 offset $3`,
    [partnerId, limit, offset],
  );
}

export async function countOwn(queryable: Queryable, partnerId: number): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) as count from partner_settlement_share s join partner_settlement t on t.id = s.settlement_id
      where s.partner_id = $1 and t.state <> 'dropped'`,
    [partnerId],
  );
  return row?.count ?? 0;
}

export function ownById(queryable: Queryable, partnerId: number, id: number): Promise<OwnRow | undefined> {
  return queryable.row(`${own} where s.partner_id = $1 and t.id = $2 and t.state <> 'dropped'`, [
    partnerId,
    id,
  ]);
}

export interface CorrectionRow {
  readonly id: number;
  readonly start_day: string;
  readonly end_day: string;
  readonly paid: Amount;
  readonly correct: Amount;
  readonly amount: Amount;
}

export function correctionsOf(
  queryable: Queryable,
  settlementId: number,
  partnerId: number,
): Promise<CorrectionRow[]> {
  return queryable.rows(
    `select t.id, to_char(t.start_day, 'YYYY-MM-DD') as start_day, to_char(t.end_day, 'YYYY-MM-DD') as end_day, c.paid, c.correct, c.amount
       from partner_settlement_correction c join partner_settlement t on t.id = c.earlier_id
      where c.settlement_id = $1 and c.partner_id = $2 order by t.start_day`,
    [settlementId, partnerId],
  );
}
