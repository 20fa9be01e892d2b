import type { Queryable } from '@hanpan/db';
import { drawAtMs } from '@hanpan/rules';
import { announcementOf } from './announcement-of.ts';
import { readLatestSeries } from './series-store.ts';

/** When the last draw that was announced for a game is, in milliseconds; undefined where none was. */
export async function lastAnnouncedMs(queryable: Queryable, game: string): Promise<number | undefined> {
  const row = await readLatestSeries(queryable, game);
  return row && drawAtMs(announcementOf(row), row.draws);
}
