import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, noBody, withPeriod } from '../../fields.ts';
import { reportBegin } from '../../shapes/report-reach.ts';

/** What one side says of a round. */
const figures = z.object({ stakeAmt: amount, returnedAmt: amount, winAmt: amount });
const total = z.object({ roundCount: z.int(), stakeAmt: amount, paidAmt: amount });

export const reportProviders = defineCall({
  path: '/api/console/report/providers',
  summary: 'The providers that reports are about, whether they are on or not',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ list: z.array(z.object({ code: z.string(), name: localText })) }),
  failures: [],
});

export const reportReconcile = defineCall({
  path: '/api/console/report/reconcile',
  summary:
    "The site's settlements of a provider beside the provider's own list, round by round; at most 31 days, in parts where there are many rounds",
  audience: 'operator',
  limit: 'heavy',
  body: withPeriod({
    vendorCode: z.string().max(40),
    /** Where an earlier call for the same period ended; null begins with its first day. */
    goesOnAt: instant.nullable().default(null),
  }),
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
    /** So many differ, also where the list shows fewer. */
    apartCount: z.int(),
    /** What the provider lists and nobody can read. */
    unreadCount: z.int(),
    /** Where the rest of the period begins, which another call compares; null where this was the last of it. */
    nextAt: instant.nullable(),
    /** A minute holds more than one call compares: of it nothing is called missing. */
    isCut: z.boolean(),
    ...reportBegin,
  }),
  failures: ['E404'],
});
