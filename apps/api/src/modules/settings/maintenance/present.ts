import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { revisionOf } from '../../../kernel/revision.ts';
import type { MaintenanceRow } from './store.ts';

/** What guests and members are told of a window. */
export function presentWindow(row: MaintenanceRow | undefined) {
  if (row === undefined) return { startDate: null, endDate: null };
  const { reason, contact } = row;
  return { startDate: isoOf(row.starts_at), endDate: isoOrNull(row.ends_at), reason, contact };
}

/** Of what operators set: not of what open pages have been told of it. */
export function revisionOfWindow(row: MaintenanceRow): string {
  return revisionOf(presentWindow(row));
}

/** The same for operators, with who set it and whether members know of it. */
export function presentState(row: MaintenanceRow | undefined, now: Date) {
  if (row === undefined) return { window: null, now: isoOf(now) };
  return {
    window: {
      startDate: isoOf(row.starts_at),
      endDate: isoOrNull(row.ends_at),
      reason: row.reason,
      contact: row.contact,
      setBy: row.set_by ?? '',
      announcedAt: isoOrNull(row.announced_at),
      revision: revisionOfWindow(row),
    },
    now: isoOf(now),
  };
}
