import { percentOf } from '@hanpan/rules';
import { isoOf } from '../../kernel/clock.ts';
import type { ConsoleEntryRow, EntryRow } from './store.ts';

const shownPercent = (basisPoints: number | null) => (basisPoints === null ? null : percentOf(basisPoints));

export function presentEntry(row: EntryRow) {
  return {
    pointIdx: row.id,
    accruedAt: isoOf(row.at),
    kind: row.kind,
    percent: shownPercent(row.basis_points),
    bonusPercent: shownPercent(row.bonus_basis_points),
    accruedPoints: row.accrued,
    useType: row.use_type,
    appliedPoints: row.applied,
    reason: row.reason,
  };
}

export function presentConsoleEntry(row: ConsoleEntryRow) {
  return {
    ...presentEntry(row),
    memberKey: row.member_id,
    memId: row.mem_id,
    memNick: row.nickname,
    by: row.by,
  };
}
