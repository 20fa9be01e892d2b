import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface SiteDay {
  readonly siteId: number;
  /** "YYYY-MM-DD" of the site's calendar. */
  readonly day: string;
  /** Its first instant, and that of the next day. */
  readonly from: Date;
  readonly until: Date;
}

/**
 * Members who deposited, played, were signed in or wanted a looser limit on that day: nobody else can have a new marker. Test accounts
 * are nobody who could come to harm.
 */
export async function membersOfDay(
  queryable: Queryable,
  { siteId, day, from, until }: SiteDay,
): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    `select id from (
      select member_id as id from play_day where site_id = $1 and day = $2::date
      union select member_id from cash_approved
       where site_id = $1 and kind = 'in' and processed_at >= $3 and processed_at < $4
      union select member_id from member_loosening where site_id = $1 and at >= $3 and at < $4
      union select t.member_id from member_time t join member_card m on m.id = t.member_id
       where m.site_id = $1 and t.began_at > $3::timestamptz - interval '12 hours' and t.began_at < $4 and t.seen_at >= $3) seen
      where id not in (select member_id from test_member) order by id`,
    [siteId, day, from, until],
  );
  return rows.map(({ id }) => id);
}

export interface DepositRow {
  readonly memberId: number;
  readonly at: Date;
  readonly amount: Amount;
  readonly lostAmount: Amount;
}

/**
 * Deposits of members within that time, each with what was lost in the hour before it was asked for, and since the deposit asked for
 * before it: a loss belongs to one deposit. What is looked at for losses is the last day alone, so those before have zero there.
 */
export function depositsOf(
  queryable: Queryable,
  memberIds: readonly number[],
  { since, from, until }: { readonly since: Date; readonly from: Date; readonly until: Date },
): Promise<DepositRow[]> {
  return queryable.rows(
    `select c.member_id as "memberId", c.processed_at as at, c.amount,
            case when c.processed_at < $3::timestamptz then 0 else (
              select coalesce(-sum(s.sign * s.result), 0) from play_settlement s
               where s.member_id = c.member_id and s.settled_at <= c.applied_at
                 and s.settled_at > greatest(c.applied_at - interval '1 hour', c.applied_before)) end::bigint as "lostAmount"
       from (select member_id, processed_at, applied_at, amount,
                    lag(applied_at) over (partition by member_id order by applied_at, processed_at) as applied_before
               from cash_approved
              where member_id = any($1::bigint[]) and kind = 'in' and processed_at >= $2 and processed_at < $4) c`,
    [memberIds, since, from, until],
  );
}

/** What members won or lost on each day from the first to the last. */
export function resultsOf(
  queryable: Queryable,
  memberIds: readonly number[],
  firstDay: string,
  lastDay: string,
): Promise<{ memberId: number; day: string; result: Amount }[]> {
  return queryable.rows(
    `select member_id as "memberId", to_char(day, 'YYYY-MM-DD') as day, sum(win + returned - stake)::bigint as result
       from play_day where member_id = any($1::bigint[]) and day between $2::date and $3::date group by member_id, day`,
    [memberIds, firstDay, lastDay],
  );
}

/** When members wanted a limit of their own to be less strict. */
export function looseningsOf(
  queryable: Queryable,
  memberIds: readonly number[],
  since: Date,
  until: Date,
): Promise<{ memberId: number; at: Date }[]> {
  return queryable.rows(
    `select member_id as "memberId", at from member_loosening
      where member_id = any($1::bigint[]) and at >= $2 and at < $3`,
    [memberIds, since, until],
  );
}
