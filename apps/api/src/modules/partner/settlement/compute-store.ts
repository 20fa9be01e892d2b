import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/**
 * The losing lines of a site over days, by the days on which bets were settled first. None is counted before it, which spares
 * looking into the days before.
 */
const lines = `select c.head_id, c.partner_id, c.branch_id, c.game_type, c.own_losing, c.branch_losing, sum(c.bets)::int as bets,
    sum(c.stake)::bigint as stake, sum(c.counted)::bigint as counted, sum(c.returned)::bigint as returned, sum(c.win)::bigint as win,
    sum(c.net)::bigint as net
  from commission_step c where c.site_id = $1 and c.origin_day between $2::date and $3::date and c.day >= $2::date
 group by c.head_id, c.partner_id, c.branch_id, c.game_type, c.own_losing, c.branch_losing`;
const amount = 'floor(net::numeric * (own_losing - branch_losing) / 10000)';

export interface SumRow {
  readonly headId: number;
  readonly partnerId: number;
  readonly lines: Amount;
  /** Ten-thousandths, as text: longer than a double holds. */
  readonly exact: string;
}

/** What the lines of each partner come to, within each tree, as the facts are now. */
export function losingSums(
  queryable: Queryable,
  siteId: number,
  startDay: string,
  endDay: string,
): Promise<SumRow[]> {
  return queryable.rows(
    `with line as (${lines})
     select head_id as "headId", partner_id as "partnerId", sum(${amount})::bigint as lines,
            sum(net::numeric * (own_losing - branch_losing))::text as exact
       from line group by head_id, partner_id order by head_id, partner_id`,
    [siteId, startDay, endDay],
  );
}

/** Stores the lines of a settlement. */
export async function insertLines(
  tx: Tx,
  settlementId: number,
  siteId: number,
  startDay: string,
  endDay: string,
): Promise<void> {
  await tx.run(
    `with line as (${lines})
     insert into partner_settlement_line (settlement_id, head_id, partner_id, branch_id, game_type, own_basis_points,
       branch_basis_points, bets, stake, counted, returned, win, amount)
     select $4, head_id, partner_id, branch_id, game_type, own_losing, branch_losing, bets, stake, counted, returned, win, ${amount}
       from line`,
    [siteId, startDay, endDay, settlementId],
  );
}

export interface NewShare {
  readonly partnerId: number;
  readonly losing: Amount;
  readonly correction: Amount;
}

/** Stores the shares: what is paid is given, what was played comes from the lines, rolling from the days. */
export async function insertShares(
  tx: Tx,
  settlement: {
    readonly id: number;
    readonly siteId: number;
    readonly startDay: string;
    readonly endDay: string;
  },
  shares: readonly NewShare[],
): Promise<void> {
  await tx.run(
    `with paid as (
       select * from unnest($2::bigint[], $3::bigint[], $4::bigint[]) x(partner_id, losing, correction)
     ), played as (
       select l.partner_id, sum(l.bets)::int as bets, sum(l.stake)::bigint as stake, sum(l.counted)::bigint as counted,
              sum(l.returned)::bigint as returned, sum(l.win)::bigint as win, sum(l.amount)::bigint as amount
         from partner_settlement_line l where l.settlement_id = $1 group by l.partner_id
     ), rolled as (
       select c.partner_id, sum(c.rolling)::bigint as rolling from commission_step c
        where c.site_id = $5 and c.day between $6::date and $7::date group by c.partner_id
     )
     insert into partner_settlement_share (settlement_id, partner_id, bets, stake, counted, returned, win, rolling, line_amount, losing, correction)
     select $1, partner_id, coalesce(bets, 0), coalesce(stake, 0), coalesce(counted, 0), coalesce(returned, 0), coalesce(win, 0),
            coalesce(rolling, 0), coalesce(amount, 0), losing, correction
       from paid left join played using (partner_id) left join rolled using (partner_id)`,
    [
      settlement.id,
      shares.map(({ partnerId }) => partnerId),
      shares.map(({ losing }) => losing),
      shares.map(({ correction }) => correction),
      settlement.siteId,
      settlement.startDay,
      settlement.endDay,
    ],
  );
}

export interface Earlier {
  readonly id: number;
  readonly startDay: string;
  readonly endDay: string;
  /** A name for exactly what was settled again of its bets. */
  readonly corrections: string;
}

/** What was settled again of the bets of a settlement t after its last day, as one name; null where nothing was. */
const correctionsOfT = `
  select md5(string_agg(concat_ws(' ', c.path_id, c.day, c.origin_day, c.game_type, c.bets, c.stake, c.counted, c.returned, c.win),
           ',' order by c.path_id, c.day, c.origin_day, c.game_type)) as corrections
    from commission_day c join partner_path p on p.id = c.path_id
   where p.site_id = t.site_id and c.day > c.origin_day and c.day > t.end_day and c.origin_day between t.start_day and t.end_day`;
const earlier = `t.id, to_char(t.start_day, 'YYYY-MM-DD') as "startDay", to_char(t.end_day, 'YYYY-MM-DD') as "endDay"`;

/**
 * Confirmed settlements whose bets were settled again after their last day, where a later settlement has not accounted for it.
 * Those of before the computing are among them: a settlement of the day before may have been read only after it.
 */
export function correctedSettlements(queryable: Queryable, siteId: number): Promise<Earlier[]> {
  return queryable.rows(
    `select ${earlier}, c.corrections
       from partner_settlement t cross join lateral (${correctionsOfT}) c
       left join partner_settlement_accounted a on a.settlement_id = t.id
      where t.site_id = $1 and t.state = 'done' and c.corrections <> coalesce(a.corrections, '')
      order by t.start_day`,
    [siteId],
  );
}

/** What has been settled again by now of a settlement that is to be confirmed: its own computing has it. */
export function ownCorrections(queryable: Queryable, settlementId: number): Promise<Earlier[]> {
  return queryable.rows(
    `select ${earlier}, c.corrections
       from partner_settlement t cross join lateral (${correctionsOfT}) c where t.id = $1 and c.corrections is not null`,
    [settlementId],
  );
}

/** Notes that what was settled again of these settlements is in what their partners were paid. */
export async function markAccounted(tx: Tx, accounted: readonly Earlier[]): Promise<void> {
  await tx.run(
    `insert into partner_settlement_accounted (settlement_id, corrections) select * from unnest($1::bigint[], $2::text[])
     on conflict (settlement_id) do update set corrections = excluded.corrections`,
    [accounted.map(({ id }) => id), accounted.map(({ corrections }) => corrections)],
  );
}

/** What each partner was paid for a settlement so far, later corrections included. */
export function paidFor(
  queryable: Queryable,
  settlementId: number,
): Promise<{ partnerId: number; paid: Amount }[]> {
  return queryable.rows(
    `select partner_id as "partnerId", sum(amount)::bigint as paid from (
       select partner_id, losing as amount from partner_settlement_share where settlement_id = $1
       union all
       select c.partner_id, c.amount from partner_settlement_correction c join partner_settlement t on t.id = c.settlement_id
        where c.earlier_id = $1 and t.state = 'done') paid
      group by partner_id`,
    [settlementId],
  );
}

export interface NewCorrection {
  readonly partnerId: number;
  readonly earlierId: number;
  readonly paid: Amount;
  readonly correct: Amount;
}

export async function insertCorrections(
  tx: Tx,
  settlementId: number,
  corrections: readonly NewCorrection[],
): Promise<void> {
  await tx.run(
    `insert into partner_settlement_correction (settlement_id, partner_id, earlier_id, paid, correct)
     select $1, x.* from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) x`,
    [
      settlementId,
      corrections.map(({ partnerId }) => partnerId),
      corrections.map(({ earlierId }) => earlierId),
      corrections.map(({ paid }) => paid),
      corrections.map(({ correct }) => correct),
    ],
  );
}

/** What the settlement credits each partner, by its id. */
export function creditsOf(
  queryable: Queryable,
  settlementId: number,
): Promise<{ partnerId: number; losing: Amount; credit: Amount }[]> {
  return queryable.rows(
    `select partner_id as "partnerId", losing, credit from partner_settlement_share where settlement_id = $1 order by partner_id`,
    [settlementId],
  );
}
