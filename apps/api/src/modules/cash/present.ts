import { add } from '@hanpan/money';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { numberOfState } from './cash-state.ts';
import type { DeskRow } from './desk-store.ts';
import type { CashRow } from './store.ts';

/** A request as its member sees it. */
export function presentRequest(row: CashRow) {
  return {
    cashIdx: row.id,
    receiptId: row.receipt_id,
    kind: row.kind,
    amount: row.amount,
    bonusAmount: row.bonus_amount,
    state: numberOfState[row.state],
    appliedAt: isoOf(row.applied_at),
    waitingAt: isoOrNull(row.waiting_at),
    processedAt: isoOrNull(row.processed_at),
    reason: row.reason,
  };
}

/** A request as an operator sees it. */
export function presentDeskRow(row: DeskRow, tree: readonly string[], fourEyesAmount: number) {
  const isLarge = add(row.amount, row.bonus_amount) >= fourEyesAmount;
  const secondCause = row.second_cause ?? (isLarge ? ('single' as const) : null);
  return {
    ...presentRequest(row),
    memberKey: row.member_id,
    memId: row.mem_id,
    memNick: row.nickname,
    tree: [...tree],
    accountHolder: row.holder_name,
    bankName: row.bank_name ?? '',
    claimedBy: row.claimer,
    claimedById: row.claimer_id,
    needsSecond: secondCause !== null,
    secondCause,
    firstApprovedBy: row.first_approver,
    firstApprovedById: row.first_approver_id,
    dueAt: isoOf(row.due_at),
    deferNote: row.defer_note,
  };
}
