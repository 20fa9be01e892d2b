import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface AttendanceRow {
  /** "YYYY-MM-DD" on the site's calendar. */
  readonly day: string;
  readonly streak_days: number;
  readonly day_points: Amount;
  readonly streak_points: Amount;
  readonly checked_at: Date;
}

const columns = "to_char(day, 'YYYY-MM-DD') as day, streak_days, day_points, streak_points, checked_at";

export function daysOfMonth(queryable: Queryable, memberId: number, month: string): Promise<AttendanceRow[]> {
  return queryable.rows(
    `select ${columns} from attendance
      where member_id = $1 and day >= $2::date and day < $2::date + interval '1 month' order by day`,
    [memberId, `${month}-01`],
  );
}

export async function streakOn(queryable: Queryable, memberId: number, day: string): Promise<number> {
  const row = await queryable.row<{ streak_days: number }>(
    'select streak_days from attendance where member_id = $1 and day = $2',
    [memberId, day],
  );
  return row?.streak_days ?? 0;
}

/** False where the member has checked in on that day already. */
export async function insertDay(
  tx: Tx,
  siteId: number,
  memberId: number,
  row: AttendanceRow,
): Promise<boolean> {
  const inserted = await tx.run(
    `insert into attendance (member_id, day, site_id, streak_days, day_points, streak_points, checked_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [memberId, row.day, siteId, row.streak_days, row.day_points, row.streak_points, row.checked_at],
  );
  return inserted === 1;
}

/** How many check-ins of a site since then were on which day of a streak. */
export function checkInsByStreak(
  queryable: Queryable,
  siteId: number,
  since: Date,
): Promise<{ streakDays: number; count: number }[]> {
  return queryable.rows(
    `select streak_days as "streakDays", count(*) as count from attendance
      where site_id = $1 and checked_at > $2 group by streak_days`,
    [siteId, since],
  );
}
