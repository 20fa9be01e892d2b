import type { AnswerOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { isoOf } from '../../../kernel/clock.ts';
import { endersOf } from '../../cash/index.ts';
import { presentPlay } from '../tree/present-totals.ts';
import type { CashBelowRow } from './cash-store.ts';
import type { MemberBelowRow } from './members-store.ts';
import type { MoneyMoveRow } from './moves-store.ts';

export function presentMember(row: MemberBelowRow): AnswerOf<'/api/partner/members'>['list'][number] {
  return {
    memId: row.mem_id,
    memNick: row.nickname,
    partnerRank: row.partner_rank,
    status: row.status,
    parentMemId: row.parent_mem_id,
    depth: row.depth,
    joinedAt: isoOf(row.applied_at),
    cashAmt: row.cash,
    compAmt: row.comp,
    ...presentPlay(row),
    depositAmount: row.deposits,
    withdrawalAmount: row.withdrawals,
    givenAmount: row.given,
    takenBackAmount: row.taken_back,
  };
}

type CashLine = AnswerOf<'/api/partner/cashList'>['list'][number];

/** Requests below a partner; what ended one without an operator is the desk's to say. */
export async function presentCash(
  queryable: Queryable,
  rows: readonly CashBelowRow[],
): Promise<readonly CashLine[]> {
  const enders = await endersOf(
    queryable,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentRequest(row, enders.get(row.id) ?? null));
}

function presentRequest(row: CashBelowRow, closedBy: CashLine['closedBy']): CashLine {
  return {
    receiptId: row.receipt_id,
    memId: row.mem_id,
    memNick: row.nickname,
    partnerRank: row.partner_rank,
    parentMemId: row.parent_mem_id,
    kind: row.kind,
    amount: row.amount,
    bonusAmount: row.bonus_amount,
    state: row.state,
    closedBy,
    appliedAt: isoOf(row.applied_at),
    processedAt: row.processed_at === null ? null : isoOf(row.processed_at),
  };
}

export function presentMove(row: MoneyMoveRow): AnswerOf<'/api/partner/moneyMoves'>['list'][number] {
  return {
    giveIdx: row.id,
    at: isoOf(row.at),
    kind: row.kind,
    partnerMemId: row.partner_mem_id,
    partnerMemNick: row.partner_nickname,
    memId: row.mem_id,
    memNick: row.nickname,
    partnerRank: row.partner_rank,
    amount: row.amount,
    balanceAfter: row.balance_after,
    success: row.refusal === null ? 'Y' : 'N',
    refusal: row.refusal,
    note: row.note,
  };
}
