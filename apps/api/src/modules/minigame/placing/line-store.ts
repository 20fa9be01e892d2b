import { plainList, type Queryable } from '@hanpan/db';

/** When each of the sites that ever moved a line of its mini games did so last, in milliseconds. */
export async function linesMovedAt(
  queryable: Queryable,
  siteIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (siteIds.length === 0) return new Map();
  const rows = await queryable.prepared<{ site_id: number; at: Date }>(
    'minigame-lines-moved',
    'select site_id, at from minigame_line_move where site_id = any($1::int[])',
    [plainList(siteIds)],
  );
  return new Map(rows.map(({ site_id, at }) => [site_id, at.getTime()]));
}
