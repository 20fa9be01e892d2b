import { z } from 'zod';
import { amount, id, instant } from '../fields.ts';

/** 0 request · 2 waiting · 1 done · -1 cancelled. */
export const cashState = z.union([z.literal(0), z.literal(2), z.literal(1), z.literal(-1)]);

export const cashKind = z.enum(['in', 'out']);

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
});
export type CashRequest = z.output<typeof cashRequest>;
