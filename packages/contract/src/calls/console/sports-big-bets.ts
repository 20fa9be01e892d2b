import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, page, pageInfo, positiveAmount } from '../../fields.ts';
import { betLeg, betRefusal, oddsPolicy } from '../../shapes/sport.ts';

/**
 * `asked`: waits for a trader until `until`; `offered`: waits for the member's word on a smaller stake. What was accepted
 * may be refused all the same, where a market closed or a price moved beyond the consent meanwhile.
 */
export const bigBetState = z.enum([
  ...(['asked', 'offered', 'accepted', 'accepted-less', 'refused', 'expired', 'declined'] as const),
]);

export const bigBet = z.object({
  betIdx: id,
  receiptId: z.string(),
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  level: z.int(),
  state: bigBetState,
  /** Why it was given back; null unless it was. */
  refusal: betRefusal.nullable(),
  askedStake: amount,
  /** What could have been taken without asking. */
  allowedStake: amount,
  offeredStake: amount.nullable(),
  totalOdds: z.number().min(1),
  /** Of the stake that was asked for, with its bonus. */
  possibleWin: amount,
  /** Which prices the member agrees to, should they move before a trader decides. */
  oddsPolicy,
  legs: z.array(betLeg),
  askedAt: instant,
  /** When its clock runs out; null once it is decided. */
  until: instant.nullable(),
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
});
export type BigBet = z.output<typeof bigBet>;

export const bigBetList = defineCall({
  path: '/api/console/sports/bigBets',
  summary:
    'Bets beyond what is taken by itself: those that wait first for whoever decides, otherwise newest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ state: z.enum(['open', 'all']).default('open'), page }),
  data: z.object({ list: z.array(bigBet), pageInfo, openCount: z.int() }),
  failures: [],
});

export const bigBetDecide = defineCall({
  path: '/api/console/sports/decideBigBet',
  summary:
    'Take a big bet, offer to take less of it, or refuse it; what is taken is checked against prices as they are now',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({
    betIdx: id,
    decision: z.enum(['accept', 'less', 'refuse']),
    /** With `less`: below what was asked, and at least the smallest stake of the site. */
    stake: positiveAmount.optional(),
  }),
  data: z.object({ bigBet }),
  failures: ['C999', 'E404', 'T999', 'B6001', 'B6002'],
});
