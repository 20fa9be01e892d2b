import type { Queryable } from '@hanpan/db';
import { drawAtMs } from '@hanpan/rules';
import { announcementOf } from './announcement-of.ts';
import { readLatestSeries } from './series-store.ts';

/** The end of what was announced for a game. */
export interface LastAnnounced {
  readonly lastDrawAtMs: number;
  /** From draw to draw of that series. */
  readonly everyMs: number;
}

/** Undefined where nothing was announced. */
export async function lastAnnounced(queryable: Queryable, game: string): Promise<LastAnnounced | undefined> {
  const row = await readLatestSeries(queryable, game);
  return row && { lastDrawAtMs: drawAtMs(announcementOf(row), row.draws), everyMs: row.every_ms };
}
