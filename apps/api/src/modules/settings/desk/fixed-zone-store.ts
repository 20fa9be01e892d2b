import type { Queryable } from '@hanpan/db';

/**
 * Whether the days of a site have been counted: every settlement stands on a day of its calendar, in sums, in what is due to
 * partners, and in what is taken back from them. In another zone a later correction would fall on another day than what it corrects.
 */
export async function isZoneFixed(queryable: Queryable, siteId: number): Promise<boolean> {
  const row = await queryable.row<{ played: boolean }>(
    'select exists (select from play_settlement where site_id = $1) as played',
    [siteId],
  );
  return row?.played === true;
}
