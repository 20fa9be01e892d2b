import type { AnswerOf } from '@hanpan/contract';
import { type Amount, zero } from '@hanpan/money';
import { isoOf } from '../../../kernel/clock.ts';
import { presentPlay } from '../tree/present-totals.ts';
import type { CorrectionRow, OwnRow, SettlementRow, ShareFigures } from './settlement-store.ts';

type Own = AnswerOf<'/api/partner/calculations'>['list'][number];
type Settlement = AnswerOf<'/api/console/partner/settlementConfirm'>['settlement'];

export const presentShare = (row: ShareFigures) => ({
  ...presentPlay(row),
  rollingAmount: row.rolling,
  lineAmount: row.line_amount,
  losingAmount: row.losing,
  correctionAmount: row.correction,
  creditAmount: row.credit,
});

export function presentOwn(row: OwnRow): Own {
  return {
    settlementIdx: row.id,
    startDate: row.start_day,
    endDate: row.end_day,
    state: row.state,
    computedAt: isoOf(row.computed_at),
    confirmedAt: row.decided_at === null ? null : isoOf(row.decided_at),
    ...presentShare(row),
  };
}

/** The period that still runs: what its lines come to by now, nothing below zero. */
export function presentRunning(
  days: { readonly startDate: string; readonly endDate: string },
  figures: Omit<ShareFigures, 'losing' | 'correction' | 'credit'>,
): Own {
  const losing: Amount = figures.line_amount > 0 ? figures.line_amount : zero;
  return {
    settlementIdx: null,
    startDate: days.startDate,
    endDate: days.endDate,
    state: 'open',
    computedAt: null,
    confirmedAt: null,
    ...presentShare({ ...figures, losing, correction: zero, credit: losing }),
  };
}

export function presentSettlement(row: SettlementRow): Settlement {
  return {
    settlementIdx: row.id,
    startDate: row.start_day,
    endDate: row.end_day,
    state: row.state,
    partnerCount: row.partners,
    ...presentShare(row),
    computedAt: isoOf(row.computed_at),
    computedBy: row.computed_by,
    decidedAt: row.decided_at === null ? null : isoOf(row.decided_at),
    decidedBy: row.decided_by,
  };
}

export const presentCorrection = (row: CorrectionRow) => ({
  settlementIdx: row.id,
  startDate: row.start_day,
  endDate: row.end_day,
  paidAmount: row.paid,
  correctAmount: row.correct,
  amount: row.amount,
});
