import { z } from 'zod';
import { amount, id, instant } from '../fields.ts';

/** 0 request · 2 waiting · 1 done · -1 cancelled. */
export const cashState = z.union([z.literal(0), z.literal(2), z.literal(1), z.literal(-1)]);

export const cashKind = z.enum(['in', 'out']);

/** Who ended it without an operator: the member, or its time; null of one that an operator decided, and of an open one. */
export const cashEnder = z.enum(['member', 'expiry']).nullable();

export const cashRequest = z.object({
  cashIdx: id,
  receiptId: z.string(),
  kind: cashKind,
  amount,
  bonusAmount: amount,
  state: cashState,
  appliedAt: instant,
  waitingAt: instant.nullable(),
  processedAt: instant.nullable(),
  reason: z.string().nullable(),
  closedBy: cashEnder,
  /** By when the desk means to be done. */
  dueAt: instant,
  /** A deposit that nobody has claimed by then is cancelled; null where it does not expire. */
  expiresAt: instant.nullable(),
  /** The name that the bank transfer of a deposit carries; masked where its member reads it. */
  payerName: z.string().nullable(),
  /** The bank's number of the transfer that paid a withdrawal, or brought a deposit where the desk has noted it. */
  payoutReference: z.string().nullable(),
});
export type CashRequest = z.output<typeof cashRequest>;
