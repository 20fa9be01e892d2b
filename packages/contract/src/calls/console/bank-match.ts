import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant } from '../../fields.ts';

const candidate = z.object({
  cashIdx: id,
  receiptId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  /** Who said to pay, and whose account it is. */
  payerName: z.string().nullable(),
  accountHolder: z.string(),
  amount,
  appliedAt: instant,
  claimedBy: z.string().nullable(),
  namesMatch: z.boolean(),
});

export const bankMatch = defineCall({
  path: '/api/console/cash/bankMatch',
  summary:
    'Hold lines of a bank statement against the open deposits, by payer and amount; nothing is changed',
  audience: 'operator',
  limit: 'heavy',
  body: z.object({
    /** As it was copied from the bank's page or from its CSV. */
    statement: z.string().max(200_000),
  }),
  data: z.object({
    lines: z.array(
      z.object({
        lineNumber: z.int(),
        payer: z.string(),
        amount,
        /** Whatever else stood in the line. */
        rest: z.string(),
        result: z.enum(['matched', 'name-differs', 'several', 'none']),
        candidates: z.array(candidate),
      }),
    ),
    /** Lines that could not be read, as they stand there. */
    broken: z.array(z.object({ lineNumber: z.int(), text: z.string() })),
    /** Open deposits that no line belongs to. */
    unpaidCount: z.int(),
  }),
  /** C506: no line could be read. */
  failures: ['C506'],
});
