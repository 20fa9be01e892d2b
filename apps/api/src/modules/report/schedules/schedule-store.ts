import type { CsvCell, ReportName, ReportPeriod } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface ScheduleRow {
  readonly scheduleIdx: number;
  readonly siteId: number;
  readonly report: ReportName;
  readonly every: ReportPeriod;
  readonly format: 'csv' | 'xlsx';
  readonly createdBy: string;
  readonly createdAt: Date;
}

const columns = `id as "scheduleIdx", site_id as "siteId", report, every, format, created_by as "createdBy", created_at as "createdAt"`;

/** Those of a site, or of all sites, that have not ended. */
export function openSchedules(queryable: Queryable, siteId: number | null): Promise<ScheduleRow[]> {
  return queryable.rows(
    `select ${columns} from report_schedule where ended_at is null and ($1::smallint is null or site_id = $1) order by id`,
    [siteId],
  );
}

/** The schedule with these wishes: a new one, or the one that is there already. */
export async function addSchedule(
  tx: Tx,
  { siteId, report, every, format, createdBy, createdAt }: Omit<ScheduleRow, 'scheduleIdx'>,
): Promise<number> {
  const row = await tx.row<{ id: number }>(
    `with added as (
       insert into report_schedule (site_id, report, every, format, created_by, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (site_id, report, every, format) where ended_at is null do nothing returning id)
     select id from added union all
     select id from report_schedule
      where site_id = $1 and report = $2 and every = $3 and format = $4 and ended_at is null limit 1`,
    [siteId, report, every, format, createdBy, createdAt],
  );
  if (row === undefined) throw new Error('two operators added one schedule at once');
  return row.id;
}

/** Ends a schedule and drops its files. False where a site has none of this id that is open. */
export async function endSchedule(
  tx: Tx,
  siteId: number,
  scheduleIdx: number,
  by: string,
  at: Date,
): Promise<boolean> {
  const ended = await tx.run(
    'update report_schedule set ended_by = $3, ended_at = $4 where site_id = $1 and id = $2 and ended_at is null',
    [siteId, scheduleIdx, by, at],
  );
  if (ended > 0) await tx.run('delete from report_file where schedule_id = $1', [scheduleIdx]);
  return ended > 0;
}

export interface FileRow {
  readonly fileIdx: number;
  readonly scheduleIdx: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly rowCount: number;
  readonly madeAt: Date;
}

const fileColumns = `f.id as "fileIdx", f.schedule_id as "scheduleIdx", to_char(f.start_day, 'YYYY-MM-DD') as "startDate",
  to_char(f.end_day, 'YYYY-MM-DD') as "endDate", f.row_count as "rowCount", f.made_at as "madeAt"`;

/** The files of each of these schedules, the newest first. */
export function filesOf(
  queryable: Queryable,
  scheduleIdxs: readonly number[],
  each: number,
): Promise<FileRow[]> {
  return queryable.rows(
    `select ${fileColumns} from unnest($1::bigint[]) s(id) cross join lateral (
       select * from report_file where schedule_id = s.id order by start_day desc limit $2) f order by f.schedule_id, f.start_day desc`,
    [scheduleIdxs, each],
  );
}

/** The first days of the periods that a schedule has files of. */
export async function periodsMade(queryable: Queryable, scheduleIdx: number): Promise<Set<string>> {
  const rows = await queryable.rows<{ day: string }>(
    `select to_char(start_day, 'YYYY-MM-DD') as day from report_file where schedule_id = $1`,
    [scheduleIdx],
  );
  return new Set(rows.map(({ day }) => day));
}

export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Keeps a file; of two that are made at once the first stays. */
export async function keepFile(
  tx: Tx,
  { scheduleIdx, from, to, at }: { scheduleIdx: number; from: string; to: string; at: Date },
  { head, rows }: ReportTable,
): Promise<void> {
  await tx.run(
    `insert into report_file (schedule_id, start_day, end_day, head, rows, row_count, made_at)
     select id, $2, $3, $4, $5, $6, $7 from report_schedule where id = $1 and ended_at is null for share
     on conflict (schedule_id, start_day) do nothing`,
    [scheduleIdx, from, to, JSON.stringify(head), JSON.stringify(rows), rows.length, at],
  );
}

export interface StoredFile extends ReportTable {
  readonly report: ReportName;
  readonly startDate: string;
  readonly endDate: string;
  readonly madeAt: Date;
  /** Who wanted the schedule. */
  readonly createdBy: string;
}

export function fileById(
  queryable: Queryable,
  siteId: number,
  fileIdx: number,
): Promise<StoredFile | undefined> {
  return queryable.row(
    `select s.report, to_char(f.start_day, 'YYYY-MM-DD') as "startDate", to_char(f.end_day, 'YYYY-MM-DD') as "endDate", f.head, f.rows,
            f.made_at as "madeAt", s.created_by as "createdBy"
       from report_file f join report_schedule s on s.id = f.schedule_id where s.site_id = $1 and f.id = $2`,
    [siteId, fileIdx],
  );
}

/** Deletes files that were made before a moment, so many at most. Returns how many. */
export function pruneFiles(tx: Queryable, before: Date, limit: number): Promise<number> {
  return tx.run(
    'delete from report_file where id in (select id from report_file where made_at < $1 order by made_at limit $2)',
    [before, limit],
  );
}
