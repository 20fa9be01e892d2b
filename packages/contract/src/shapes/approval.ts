import { z } from 'zod';
import { amount, id, instant, localText } from '../fields.ts';
import { approvalCause } from './approval-cause.ts';
import { couponWorth } from './coupon.ts';

export const approvalState = z.enum(['waiting', 'done', 'rejected']);

/** Points or coupons that an operator wants to give, or points to take back, that wait, or waited, for a second one. */
export const approval = z.object({
  approvalIdx: id,
  kind: z.enum(['point', 'coupon', 'takeBack']),
  worth: couponWorth,
  /** Of each. */
  amount,
  /** How many: a member each, and codes that anybody may use. */
  count: z.int(),
  totalAmount: amount,
  memIds: z.array(z.string()),
  codeCount: z.int(),
  /** Of a coupon. */
  name: localText.nullable(),
  expiresAt: instant.nullable(),
  reason: z.string(),
  cause: approvalCause,
  state: approvalState,
  askedAt: instant,
  askedBy: z.string(),
  askedById: z.string(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  rejectReason: z.string().nullable(),
});
export type Approval = z.output<typeof approval>;

/** From each of these amounts on a second operator decides; the sums are those of the last hours. */
export const fourEyesRule = z.object({
  windowHours: z.int(),
  singleAmount: amount,
  operatorAmount: amount,
  operatorTotalAmount: amount,
  memberAmount: amount,
});
export type FourEyesRule = z.output<typeof fourEyesRule>;
