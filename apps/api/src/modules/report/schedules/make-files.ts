import { usualReportDays } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { addDays, siteDate, siteDayStart } from '@hanpan/rules';
import type { Clock } from '../../../kernel/clock.ts';
import { FirstError } from '../../../kernel/first-error.ts';
import { pruneInBatches } from '../../../kernel/prune.ts';
import { settingsOfSite } from '../../settings/index.ts';
import { summedUntil } from '../sums/sum-facts.ts';
import { uncountedDays } from '../sums/sums-store.ts';
import { type DaySpan, periodsOver } from './periods.ts';
import { reportTable, wholeSite } from './report-table.ts';
import { keepFile, openSchedules, periodsMade, pruneFiles, type ScheduleRow } from './schedule-store.ts';

interface FileServices {
  readonly database: Database;
  readonly longDatabase: Database;
  readonly clock: Clock;
}

/** For so many days a file is kept. */
export const fileKeptDays = 90;
const dayMs = 24 * 3_600_000;

/** The days of the table for a period: members let in on the last day have no weeks behind them yet, so that retention looks back. */
function daysOfTable({ report }: ScheduleRow, { from, to }: DaySpan): DaySpan {
  return report === 'retention' ? { from: addDays(to, 1 - usualReportDays.retention), to } : { from, to };
}

/** Makes what a schedule lacks of the days that are summed and counted; `limit` files at most. Returns how many were made. */
async function makeFilesOf(
  { database, longDatabase, clock }: FileServices,
  schedule: ScheduleRow,
  until: Date,
  limit: number,
): Promise<number> {
  const { timeZone, locales } = await settingsOfSite(database, schedule.siteId);
  const today = siteDate(clock(), timeZone);
  const madeOn = siteDate(schedule.createdAt.getTime(), timeZone);
  // Of a period whose last settlements may still be on their way nothing is made yet.
  if (until.getTime() < siteDayStart(clock(), timeZone)) return 0;
  const have = await periodsMade(database, schedule.scheduleIdx);
  const due = periodsOver(schedule.every, madeOn, today, addDays(today, -fileKeptDays));
  const lacking = due.filter(({ from }) => !have.has(from));
  if (lacking.length === 0) return 0;
  // A file is never made again: while the players of one of its days are to be counted, it waits.
  const uncounted = await uncountedDays(database, schedule.siteId);
  const isCounted = ({ from, to }: DaySpan) => !uncounted.some((day) => from <= day && day <= to);
  const missing = lacking.filter((span) => isCounted(daysOfTable(schedule, span))).slice(0, limit);
  // Nobody asks for these: they are in the site's own language.
  const making = { today, locale: locales[0] ?? 'ko' };
  for (const span of missing) {
    const days = { siteId: schedule.siteId, timeZone, ...daysOfTable(schedule, span) };
    const table = await reportTable(longDatabase, schedule.report, days, wholeSite, making);
    const place = { scheduleIdx: schedule.scheduleIdx, ...span, at: clock.date() };
    await database.transaction((tx) => keepFile(tx, place, table));
  }
  return missing.length;
}

/**
 * Makes the files that schedules are owed, once for each period whichever worker comes first, and drops those that were kept for
 * long enough. A schedule that cannot be made keeps no other waiting.
 */
export async function makeFiles(services: FileServices, limit: number): Promise<void> {
  const { database, clock } = services;
  const errors = new FirstError();
  const until = await summedUntil(database);
  let left = limit;
  if (until !== null)
    for (const schedule of await openSchedules(database, null))
      await errors.keep(async () => {
        left -= await makeFilesOf(services, schedule, until, left);
      });
  const before = new Date(clock() - fileKeptDays * dayMs);
  await errors.keep(() => pruneInBatches(1_000, (rows) => pruneFiles(database, before, rows)));
  errors.rethrow();
}
