import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface MonthFlow {
  /** On the site's calendar, "2026-11". */
  readonly month: string;
  readonly flow: string;
  readonly amount: Amount;
}

/** What these flows have moved on a member's cash, by month, of all time. */
export function cashByMonth(
  queryable: Queryable,
  memberId: number,
  flows: readonly string[],
  timeZone: string,
): Promise<MonthFlow[]> {
  return queryable.rows(
    `select to_char(e.posted_at at time zone $3, 'YYYY-MM') as month, e.flow, sum(e.amount)::bigint as amount
       from member_card m join ledger_entry e on e.account_id = m.cash_account
      where m.id = $1 and e.flow = any($2)
      group by 1, 2`,
    [memberId, flows, timeZone],
  );
}
