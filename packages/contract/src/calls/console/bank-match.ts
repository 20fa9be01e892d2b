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
    'Hold lines of a bank statement against the open deposits, by payer, amount and time; nothing is changed',
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
        /**
         * `earlier`: the money came before the request. `credited`: a deposit that it paid was approved already.
         * `unclear`: which amount came in, or whether it was credited, does not stand there.
         */
        result: z.enum(['matched', 'name-differs', 'several', 'earlier', 'credited', 'unclear', 'none']),
        candidates: z.array(candidate),
      }),
    ),
    /** Lines that could not be read, as they stand there. */
    broken: z.array(z.object({ lineNumber: z.int(), text: z.string() })),
    /** Lines with money that went out: nothing is looked for. */
    outgoingCount: z.int(),
    /** Lines beyond the most that are read at once. */
    leftOutCount: z.int(),
    /** Open deposits that no line belongs to. */
    unpaidCount: z.int(),
  }),
  /** C506: no line could be read. */
  failures: ['C506'],
});
