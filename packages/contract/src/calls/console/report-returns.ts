import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, page, pageInfo, siteDay } from '../../fields.ts';
import { returnPeriods } from '../../shapes/report-names.ts';

export const reportReturns = defineCall({
  path: '/api/console/report/returns',
  summary:
    'Games whose actual return lay outside the bound of their theoretical one, those that nobody has looked at first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({
    list: z.array(
      z.object({
        noticeIdx: id,
        family: z.string(),
        /** Null where the site itself makes the game. */
        vendor: z.string().nullable(),
        gameType: z.string(),
        game: z.string(),
        gameName: localText.nullable(),
        /**
         * The last day, thirty days, or everything since its vendor stated the return that it states now, looked at whenever its
         * rounds have doubled.
         */
        period: z.enum(returnPeriods),
        /** Null: since the first round. */
        startDate: siteDay.nullable(),
        endDate: siteDay,
        roundCount: z.int(),
        stakeAmt: amount,
        returnBasisPoints: z.int(),
        theoreticalBasisPoints: z.int(),
        /** By chance the return lies outside of these about once in a thousand looks. */
        lowBasisPoints: z.int(),
        highBasisPoints: z.int(),
        foundAt: instant,
        /** Null until an operator has looked at it. */
        lookedAt: instant.nullable(),
        lookedBy: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
    pageInfo,
    openCount: z.int(),
    /** The last day that was compared; null before the first time. */
    comparedUntil: siteDay.nullable(),
  }),
  failures: [],
});

export const reportReturnLook = defineCall({
  path: '/api/console/report/returns/look',
  summary: 'Note what was found about a game whose return lay outside its bound',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ noticeIdx: id, note: z.string().trim().min(1).max(500) }),
  data: z.object({ noticeIdx: id }),
  failures: ['C999', 'E404', 'T999'],
});
