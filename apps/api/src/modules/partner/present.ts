import { isoOf } from '../../kernel/clock.ts';
import type { BelowRow } from '../member/index.ts';
import type { GiveRow } from './store.ts';

export function presentGive(row: GiveRow) {
  return {
    giveIdx: row.id,
    at: isoOf(row.at),
    kind: row.kind,
    memId: row.mem_id,
    memNick: row.nickname,
    amount: row.amount,
    balanceAfter: row.balance_after,
    success: row.refusal === null ? ('Y' as const) : ('N' as const),
    refusal: row.refusal,
    note: row.note,
  };
}

export function presentTarget(row: BelowRow) {
  return {
    memId: row.mem_id,
    memNick: row.nickname,
    partnerRank: row.partner_rank,
    depth: row.depth,
    cashAmt: row.cash,
  };
}
