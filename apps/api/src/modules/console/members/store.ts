import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface MonthFigures {
  readonly depositAmt: Amount;
  readonly depositCount: number;
  readonly withdrawalAmt: Amount;
  readonly withdrawalCount: number;
  readonly stakeAmt: Amount;
  readonly paidAmt: Amount;
  readonly resultAmt: Amount;
  readonly betCount: number;
}

/** What a member moved and played since a day of the site's calendar. */
export async function figuresSince(
  queryable: Queryable,
  { memberId, day, timeZone }: { memberId: number; day: string; timeZone: string },
): Promise<MonthFigures> {
  const row = await queryable.row<MonthFigures>(
    `select c.*, p.* from
       (select coalesce(sum(amount) filter (where kind = 'in'), 0)::bigint as "depositAmt",
               count(*) filter (where kind = 'in') as "depositCount",
               coalesce(sum(amount) filter (where kind = 'out'), 0)::bigint as "withdrawalAmt",
               count(*) filter (where kind = 'out') as "withdrawalCount"
          from cash_approved
         where member_id = $1 and processed_at >= $2::date::timestamp at time zone $3) c,
       (select coalesce(sum(stake), 0)::bigint as "stakeAmt",
               coalesce(sum(win + returned), 0)::bigint as "paidAmt",
               coalesce(sum(win + returned - stake), 0)::bigint as "resultAmt",
               coalesce(sum(bets), 0)::bigint as "betCount"
          from play_day where member_id = $1 and day >= $2::date) p`,
    [memberId, day, timeZone],
  );
  if (row === undefined) throw new Error('a sum without a row');
  return row;
}
