import type { Queryable } from '@hanpan/db';
import type { Days } from '../days/store.ts';

export interface CohortRow {
  readonly week: string;
  readonly memberCount: number;
}

/** How many members were let in within each week that begins in the period, the oldest first. */
export function cohorts(queryable: Queryable, { siteId, from, to, timeZone }: Days): Promise<CohortRow[]> {
  return queryable.rows(
    `select to_char(date_trunc('week', decided_at at time zone $4), 'YYYY-MM-DD') as week, count(*)::int as "memberCount"
       from counted_member where site_id = $1 and decided_at >= date_trunc('week', $2::date::timestamp) at time zone $4
        and decided_at < ($3::date + 1)::timestamp at time zone $4 group by 1 order by 1`,
    [siteId, from, to, timeZone],
  );
}

export interface ActiveRow {
  readonly week: string;
  /** How many weeks after they were let in. */
  readonly after: number;
  readonly members: number;
}

/** Of each of those weeks, how many members played so many weeks later. */
export function activeByWeek(
  queryable: Queryable,
  { siteId, from, to, timeZone }: Days,
): Promise<ActiveRow[]> {
  return queryable.rows(
    `with joined as materialized (
       select id, date_trunc('week', decided_at at time zone $4)::date as week
         from counted_member where site_id = $1 and decided_at >= date_trunc('week', $2::date::timestamp) at time zone $4
          and decided_at < ($3::date + 1)::timestamp at time zone $4)
     select to_char(j.week, 'YYYY-MM-DD') as week, ((p.week - j.week) / 7)::int as after, count(*)::int as members
       from joined j join report_player_week p on p.site_id = $1 and p.member_id = j.id and p.week >= j.week
      group by j.week, p.week order by j.week, p.week`,
    [siteId, from, to, timeZone],
  );
}
