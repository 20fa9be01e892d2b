import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';

export interface MaintenanceRow {
  readonly starts_at: Date;
  /** Null: until it is ended. */
  readonly ends_at: Date | null;
  readonly reason: LocalText;
  readonly contact: string;
  readonly set_by: string | null;
  readonly announced_at: Date | null;
  readonly began_at: Date | null;
}

const columns = 'starts_at, ends_at, reason, contact, set_by, announced_at, began_at';

/** The window that is planned or running. */
export function nextMaintenance(
  queryable: Queryable,
  siteId: number,
  now: Date,
): Promise<MaintenanceRow | undefined> {
  return queryable.row(
    `select ${columns} from maintenance_window where site_id = $1 and coalesce(ends_at, 'infinity') > $2`,
    [siteId, now],
  );
}

/** The same, so that two operators change it one after the other, and the job does not announce what is being changed. */
export function lockMaintenance(tx: Tx, siteId: number, now: Date): Promise<MaintenanceRow | undefined> {
  return tx.row(
    `select ${columns} from maintenance_window where site_id = $1 and coalesce(ends_at, 'infinity') > $2 for update`,
    [siteId, now],
  );
}

/** Whether the site is closed for play at that moment. */
export async function isUnderMaintenance(queryable: Queryable, siteId: number, at: Date): Promise<boolean> {
  const rows = await queryable.prepared(
    'maintenance-now',
    `select 1 from maintenance_window where site_id = $1 and starts_at <= $2 and coalesce(ends_at, 'infinity') > $2`,
    [siteId, at],
  );
  return rows.length > 0;
}

export interface NewMaintenance {
  readonly siteId: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly reason: LocalText;
  readonly contact: string;
  readonly setBy: string;
  /** What open pages have been told of it by now. */
  readonly announcedAt: Date | null;
  readonly beganAt: Date | null;
}

/** In place of whatever was planned, was running or is over. */
export async function saveMaintenance(tx: Tx, window: NewMaintenance): Promise<void> {
  await tx.run(
    `insert into maintenance_window (site_id, starts_at, ends_at, reason, contact, set_by, announced_at, began_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (site_id) do update set starts_at = $2, ends_at = $3, reason = $4, contact = $5, set_by = $6,
       announced_at = $7, began_at = $8, over_at = null`,
    [
      window.siteId,
      window.startsAt,
      window.endsAt,
      JSON.stringify(window.reason),
      window.contact,
      window.setBy,
      window.announcedAt,
      window.beganAt,
    ],
  );
}

export async function dropMaintenance(tx: Tx, siteId: number): Promise<void> {
  await tx.run('delete from maintenance_window where site_id = $1', [siteId]);
}

export type MaintenanceStep = 'announce' | 'begin' | 'end';

const isDue = `ends_at <= $1 and over_at is null
  or starts_at <= $1 and began_at is null and over_at is null
  or starts_at <= $1::timestamptz + make_interval(secs => $2::float8 / 1000) and announced_at is null and over_at is null`;

/** Whether there is a window of which open pages are to be told something now. Locks nothing. */
export async function isMaintenanceDue(queryable: Queryable, now: Date, aheadMs: number): Promise<boolean> {
  const rows = await queryable.prepared(
    'maintenance-due-look',
    `select 1 from maintenance_window where ${isDue} limit 1`,
    [now, aheadMs],
  );
  return rows.length > 0;
}

/** The windows of which open pages are to be told something now, locked; each with what that is. */
export function dueMaintenance(
  tx: Tx,
  now: Date,
  aheadMs: number,
  limit: number,
): Promise<(MaintenanceRow & { site_id: number; step: MaintenanceStep })[]> {
  return tx.rows(
    `select site_id, ${columns},
            case when ends_at <= $1 then 'end' when starts_at <= $1 then 'begin' else 'announce' end as step
       from maintenance_window where ${isDue}
      order by site_id limit $3 for update skip locked`,
    [now, aheadMs, limit],
  );
}

/** What has been told. A window that ended unheard of has nothing left to tell. */
export async function rememberStep(tx: Tx, siteId: number, step: MaintenanceStep, at: Date): Promise<void> {
  await tx.run(
    `update maintenance_window set announced_at = coalesce(announced_at, $3),
            began_at = case when $2 = 'announce' then began_at else coalesce(began_at, $3) end,
            over_at = case when $2 = 'end' then $3 else over_at end
      where site_id = $1`,
    [siteId, step, at],
  );
}
