import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface Days {
  readonly siteId: number;
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
}

export interface DayRow {
  readonly day: string;
  readonly stakeAmt: Amount;
  readonly paidAmt: Amount;
  readonly costAmt: Amount;
  readonly betCount: number;
  readonly playerCount: number;
  readonly depositAmt: Amount;
  readonly depositCount: number;
  readonly withdrawalAmt: Amount;
  readonly withdrawalCount: number;
  readonly newMemberCount: number;
}

const dayOf = (column: string) => `(${column} at time zone $4)::date`;
const within = (column: string) =>
  `${column} >= $2::date::timestamp at time zone $4 and ${column} < ($3::date + 1)::timestamp at time zone $4`;

/** What points, coupons, bonuses and commissions cost, by day: of the site $1 from $2 to $3. */
export const costOfDays =
  'select day, amount from report_cost_day where site_id = $1 and day between $2::date and $3::date';

/** Every day from the first to the last, with what was played, moved and given on it. */
export function figuresByDay(queryable: Queryable, { siteId, from, to, timeZone }: Days): Promise<DayRow[]> {
  return queryable.rows(
    `with play as (
       select day, sum(stake) as stake, sum(win + returned) as paid, sum(bets) as bets
         from report_day where site_id = $1 and day between $2::date and $3::date group by day
     ), player as (
       select day, players from report_player_day
        where site_id = $1 and day between $2::date and $3::date and family = '' and vendor = '' and game_type = ''
     ), cash as (
       select ${dayOf('processed_at')} as day,
              sum(amount) filter (where kind = 'in') as "in", count(*) filter (where kind = 'in') as ins,
              sum(amount) filter (where kind = 'out') as out, count(*) filter (where kind = 'out') as outs
         from counted_cash where site_id = $1 and ${within('processed_at')} group by 1
     ), cost as (${costOfDays}), joined as (
       select ${dayOf('decided_at')} as day, count(*) as members from counted_member
        where site_id = $1 and ${within('decided_at')} group by 1
     )
     select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(play.stake, 0)::bigint as "stakeAmt",
            coalesce(play.paid, 0)::bigint as "paidAmt", coalesce(cost.amount, 0)::bigint as "costAmt",
            coalesce(play.bets, 0)::bigint as "betCount", coalesce(player.players, 0)::bigint as "playerCount",
            coalesce(cash."in", 0)::bigint as "depositAmt", coalesce(cash.ins, 0)::bigint as "depositCount",
            coalesce(cash.out, 0)::bigint as "withdrawalAmt", coalesce(cash.outs, 0)::bigint as "withdrawalCount",
            coalesce(joined.members, 0)::bigint as "newMemberCount"
       from (select generate_series($2::date, $3::date, interval '1 day')::date as day) d
       left join play using (day) left join player using (day) left join cash using (day) left join cost using (day)
       left join joined using (day)
      order by d.day`,
    [siteId, from, to, timeZone],
  );
}

export interface Presence {
  readonly onlineCount: number;
  readonly playingCount: number;
}

/**
 * How many members are on the site, a provider's game included, and how many of them play such a game. One who has two windows
 * open is one.
 */
export async function presenceOf(
  queryable: Queryable,
  { siteId, seenSince, playedSince }: { siteId: number; seenSince: Date; playedSince: Date },
): Promise<Presence> {
  const row = await queryable.row<Presence>(
    `with playing as (select distinct member_id from game_session where site_id = $1 and seen_at > $3
                        and member_id not in (select member_id from test_member))
     select (select count(*) from (
                select member_id from session where site_id = $1 and member_id is not null and ended_at is null and seen_at > $2
                   and member_id not in (select member_id from test_member)
                union select member_id from playing) present) as "onlineCount",
            (select count(*) from playing) as "playingCount"`,
    [siteId, seenSince, playedSince],
  );
  if (row === undefined) throw new Error('a count without a row');
  return row;
}

export interface Liabilities {
  readonly cashAmt: Amount;
  readonly holdAmt: Amount;
  readonly gameAmt: Amount;
  readonly compAmt: Amount;
  readonly pointAmt: Amount;
  readonly bonusAmt: Amount;
}

/** What the members of a site hold, by what it is. */
export async function liabilitiesOf(queryable: Queryable, siteId: number): Promise<Liabilities> {
  const sum = (condition: string) => `coalesce(sum(balance) filter (where ${condition}), 0)::bigint`;
  const row = await queryable.row<Liabilities>(
    `select ${sum("kind = 'cash'")} as "cashAmt", ${sum("kind = 'hold'")} as "holdAmt",
            ${sum("starts_with(kind, 'game:')")} as "gameAmt", ${sum("kind = 'comp'")} as "compAmt",
            ${sum("kind = 'point'")} as "pointAmt", ${sum("kind = 'bonus'")} as "bonusAmt"
       from counted_holding where site_id = $1`,
    [siteId],
  );
  if (row === undefined) throw new Error('a sum without a row');
  return row;
}
