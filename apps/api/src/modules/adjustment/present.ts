import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import type { AdjustmentRow } from './store.ts';

export function presentAdjustment(row: AdjustmentRow) {
  return {
    adjustmentIdx: row.id,
    memberKey: row.member_id,
    memId: row.mem_id,
    memNick: row.nickname,
    direction: row.direction,
    amount: row.amount,
    state: row.state,
    reason: row.reason,
    cause: row.needs_second ? (row.cause ?? 'single') : null,
    askedAt: isoOf(row.asked_at),
    askedBy: row.asked_by_name,
    askedById: row.asker_id,
    decidedAt: isoOrNull(row.decided_at),
    decidedBy: row.decided_by_name,
    rejectReason: row.reject_reason,
    balanceAfter: row.balance_after,
  };
}
