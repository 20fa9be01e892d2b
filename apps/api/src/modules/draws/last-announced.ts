import type { Queryable } from '@hanpan/db';
import { drawAtMs } from '@hanpan/rules';
import { announcementOf } from './announcement-of.ts';
import { readLatestSeries, readNextBeginning } from './series-store.ts';

/** The end of what was announced for a game. */
export interface LastAnnounced {
  readonly lastDrawAtMs: number;
  /** From draw to draw of that series. */
  readonly everyMs: number;
}

/** What was announced for a game, as it is seen at a moment. */
export interface Announcements {
  /** The last of the series that begin until then; undefined where none does. */
  readonly last: LastAnnounced | undefined;
  /** When the next one after it begins: it was announced under a clock that was ahead. Undefined where there is none. */
  readonly nextDrawAtMs: number | undefined;
}

export async function announcementsUntil(
  queryable: Queryable,
  game: string,
  untilMs: number,
): Promise<Announcements> {
  const until = new Date(untilMs);
  const row = await readLatestSeries(queryable, game, until);
  const next = await readNextBeginning(queryable, game, until);
  return {
    last: row && { lastDrawAtMs: drawAtMs(announcementOf(row), row.draws), everyMs: row.every_ms },
    nextDrawAtMs: next?.getTime(),
  };
}
