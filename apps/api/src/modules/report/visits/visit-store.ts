import type { SitePage, VisitFigure, VisitLayout, VisitReader } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Days } from '../days/store.ts';

/** What is counted together: a page of a day, and one bucket of one figure of it. */
export interface VisitKey {
  readonly siteId: number;
  readonly day: string;
  readonly page: SitePage;
  readonly reader: VisitReader;
  readonly layout: VisitLayout;
  readonly figure: VisitFigure;
  readonly bucket: number;
}

export interface VisitCount extends VisitKey {
  readonly visits: number;
}

/** Adds counts to those of their days. No two of them may be of the same key. In one order, so that no two servers deadlock. */
export async function addVisits(queryable: Queryable, counts: readonly VisitCount[]): Promise<void> {
  const list = <Value>(of: (count: VisitCount) => Value) => counts.map(of);
  await queryable.run(
    `insert into report_visit_day as v (site_id, day, page, reader, layout, figure, bucket, visits)
     select * from unnest($1::smallint[], $2::date[], $3::text[], $4::text[], $5::text[], $6::text[], $7::smallint[], $8::int[])
      order by 1, 2, 3, 4, 5, 6, 7
     on conflict (site_id, day, page, reader, layout, figure, bucket) do update set visits = v.visits + excluded.visits`,
    [
      list((each) => each.siteId),
      list((each) => each.day),
      list((each) => each.page),
      list((each) => each.reader),
      list((each) => each.layout),
      list((each) => each.figure),
      list((each) => each.bucket),
      list((each) => each.visits),
    ],
  );
}

/** The counts of the days together, one for each page, reader, layout, figure and bucket that there was. */
export function visitsOfDays(
  queryable: Queryable,
  { siteId, from, to }: Days,
): Promise<Omit<VisitCount, 'siteId' | 'day'>[]> {
  return queryable.rows(
    `select page, reader, layout, figure, bucket, sum(visits)::int as visits from report_visit_day
      where site_id = $1 and day between $2::date and $3::date
      group by page, reader, layout, figure, bucket`,
    [siteId, from, to],
  );
}

/** Deletes the counts of days before one, so many at most. Returns how many. */
export function pruneVisits(queryable: Queryable, before: string, limit: number): Promise<number> {
  return queryable.run(
    `delete from report_visit_day where ctid = any(array(
       select ctid from report_visit_day where day < $1::date order by day limit $2))`,
    [before, limit],
  );
}
