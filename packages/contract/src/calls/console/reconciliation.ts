import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, withPeriod } from '../../fields.ts';

/** What one side says of a round. */
const figures = z.object({ stakeAmt: amount, returnedAmt: amount, winAmt: amount });
const total = z.object({ roundCount: z.int(), stakeAmt: amount, paidAmt: amount });

export const reportReconcile = defineCall({
  path: '/api/console/report/reconcile',
  summary:
    "The site's settlements of a provider beside the provider's own list, round by round; at most 31 days",
  audience: 'operator',
  limit: 'heavy',
  body: withPeriod({ vendorCode: z.string().max(40) }),
  data: z.object({
    /** `unsupported`: the provider gives no list. Of every state but `read` there is nothing but our own side. */
    state: z.enum(['read', 'unsupported', 'unreachable', 'unreadable']),
    list: z.array(
      z.object({
        kind: z.enum(['onlyOurs', 'onlyTheirs', 'differs']),
        round: z.string(),
        /** Null where the provider names somebody who is no member of the installation. */
        member: z.object({ memberKey: id, memId: z.string(), memNick: z.string() }).nullable(),
        gameKey: z.string().nullable(),
        at: instant,
        ours: figures.nullable(),
        theirs: figures.nullable(),
        /** What the round is found by in the view that explains it; null where it is not in our books. */
        reference: z.string().nullable(),
      }),
    ),
    ours: total,
    theirs: total,
    agreedCount: z.int(),
    /** What the provider lists and nobody can read. */
    unreadCount: z.int(),
    /** There is more than one call compares: a shorter period shows all of it. */
    isCut: z.boolean(),
  }),
  failures: ['E404'],
});
