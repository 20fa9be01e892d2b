import { type Locale, noticeTexts, translate } from '@hanpan/messages';
import { add } from '@hanpan/money';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import { maskName } from '../../kernel/text-mask.ts';
import { bankNameIn } from '../settings/index.ts';
import { numberOfState } from './cash-state.ts';
import type { DeskRow } from './desk-store.ts';
import type { CashRow } from './store.ts';

const endTexts = {
  member: noticeTexts['notice.depositEnded.member'],
  expiry: noticeTexts['notice.depositEnded.expiry'],
} as const;

/** Banks cut, space and capitalise names in their own ways. */
function sameName(payer: string, holder: string): boolean {
  const plain = (name: string) =>
    name
      .normalize('NFC')
      .replace(/[\s.,'()-]/g, '')
      .toLowerCase();
  return plain(payer) === plain(holder);
}

function shownAccountOf({ shown_bank, shown_number, shown_holder, shown_at }: DeskRow) {
  if (shown_at === null) return null;
  return {
    bankName: shown_bank ?? '',
    accountNumber: shown_number ?? '',
    accountHolder: shown_holder ?? '',
    shownAt: isoOf(shown_at),
  };
}

/** A request as its member sees it. */
export function presentRequest(row: CashRow, locale: Locale) {
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
    reason: row.closed_by === null ? row.reason : translate(endTexts[row.closed_by], locale),
    closedBy: row.closed_by,
    dueAt: isoOf(row.due_at),
    expiresAt: isoOrNull(row.expires_at),
    payerName: row.payer_name === null ? null : maskName(row.payer_name),
    payoutReference: row.payout_reference,
  };
}

/** A request as an operator sees it. */
export function presentDeskRow(
  row: DeskRow,
  tree: readonly string[],
  fourEyesAmount: number,
  locale: Locale,
) {
  const isLarge = add(row.amount, row.bonus_amount) >= fourEyesAmount;
  const secondCause = row.second_cause ?? (isLarge ? ('single' as const) : null);
  return {
    ...presentRequest(row, locale),
    payerName: row.payer_name,
    memberKey: row.member_id,
    memId: row.mem_id,
    memNick: row.nickname,
    tree: [...tree],
    accountHolder: row.holder_name,
    bankName: bankNameIn(locale, row),
    claimedBy: row.claimer,
    claimedById: row.claimer_id,
    needsSecond: secondCause !== null,
    secondCause,
    firstApprovedBy: row.first_approver,
    firstApprovedById: row.first_approver_id,
    payerMatches: row.payer_name === null || sameName(row.payer_name, row.holder_name),
    shownAccount: shownAccountOf(row),
    isClosing: row.is_closing,
    deferNote: row.defer_note,
  };
}
