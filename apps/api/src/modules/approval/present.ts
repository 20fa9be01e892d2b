import type { LocalText } from '@hanpan/contract';
import { type Amount, amount as won } from '@hanpan/money';
import { z } from 'zod';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import type { FourEyesRule } from '../settings/index.ts';
import type { ApprovalRow } from './request-store.ts';

/** What a coupon's content tells a reader; points have neither. */
const shown = z.object({
  name: z.custom<LocalText>().nullable().default(null),
  expiresAt: z.string().nullable().default(null),
});

export function countOf({ member_ids: members, code_count: codes }: ApprovalRow): number {
  return members.length + codes;
}

export function totalOf(row: ApprovalRow): Amount {
  return won(row.amount * countOf(row));
}

export function presentApproval(row: ApprovalRow) {
  return {
    approvalIdx: row.id,
    kind: row.kind,
    worth: row.worth,
    amount: row.amount,
    count: countOf(row),
    totalAmount: totalOf(row),
    memIds: [...row.mem_ids],
    codeCount: row.code_count,
    ...shown.parse(row.content),
    reason: row.reason,
    cause: row.cause,
    state: row.state,
    askedAt: isoOf(row.asked_at),
    askedBy: row.asked_by_name,
    askedById: row.asker_id,
    decidedAt: isoOrNull(row.decided_at),
    decidedBy: row.decided_by_name,
    rejectReason: row.reject_reason,
  };
}

export function presentRule({ limits, windowHours }: FourEyesRule) {
  return {
    windowHours,
    singleAmount: limits.single,
    operatorAmount: limits.operator,
    operatorTotalAmount: limits.operatorTotal,
    memberAmount: limits.member,
  };
}
