import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, page, pageInfo, positiveAmount, searchText, sortBy } from '../../fields.ts';
import { fourEyesRule } from '../../shapes/approval.ts';
import { approvalCause } from '../../shapes/approval-cause.ts';
import { listOrders } from '../../shapes/list-orders.ts';

/** Into the member's cash, or out of it. */
export const adjustmentDirection = z.enum(['credit', 'debit']);

export const adjustmentState = z.enum(['waiting', 'done', 'rejected']);

export const adjustment = z.object({
  adjustmentIdx: id,
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  direction: adjustmentDirection,
  amount,
  state: adjustmentState,
  reason: z.string(),
  /** Why it waits, or waited, for a second operator; null where it needed none. */
  cause: approvalCause.nullable(),
  askedAt: instant,
  askedBy: z.string(),
  askedById: z.string(),
  decidedAt: instant.nullable(),
  /** The second operator; null where the amount needed none. */
  decidedBy: z.string().nullable(),
  /** Why it was rejected. */
  rejectReason: z.string().nullable(),
  /** The member's cash after it; null while nothing has moved. */
  balanceAfter: amount.nullable(),
});
export type Adjustment = z.output<typeof adjustment>;

const reason = z.string().trim().min(1).max(200);

export const adjustmentList = defineCall({
  path: '/api/console/adjustment/list',
  summary: 'Manual credits and debits by operators, newest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    state: z.enum(['all', ...adjustmentState.options]).default('all'),
    search: searchText,
    sort: sortBy(listOrders.adjustments),
    page,
  }),
  data: z.object({
    list: z.array(adjustment),
    pageInfo,
    waitingCount: z.int(),
    rule: fourEyesRule,
  }),
  failures: [],
});

export const adjustmentAsk = defineCall({
  path: '/api/console/adjustment/ask',
  summary: "Credit or debit a member's or partner's cash; from a sum on it waits for a second operator",
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({
    memId: z.string().trim().min(1).max(40),
    direction: adjustmentDirection,
    amount: positiveAmount,
    reason,
  }),
  data: z.object({ adjustment }),
  failures: ['C999', 'E404', 'R013', 'C601', 'TA01', 'B6000'],
  invalid: { amount: 'C601' },
});

export const adjustmentApprove = defineCall({
  path: '/api/console/adjustment/approve',
  summary: 'Approve an adjustment that another operator requested',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({ adjustmentIdx: id }),
  data: z.object({ adjustment }),
  failures: ['C999', 'E404', 'T999', 'C504', 'R012', 'R013', 'TA01', 'B6000'],
});

export const adjustmentReject = defineCall({
  path: '/api/console/adjustment/reject',
  summary: 'Reject a waiting adjustment; whoever requested it may cancel it this way',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  body: z.object({ adjustmentIdx: id, reason }),
  data: z.object({ adjustment }),
  failures: ['C999', 'E404', 'T999'],
});
