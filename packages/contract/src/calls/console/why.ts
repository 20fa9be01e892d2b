import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText } from '../../fields.ts';
import { betLeg } from '../../shapes/sport.ts';

/** One thing that happened, as it was written down when it did. */
const step = z.object({
  at: instant,
  kind: z.enum([
    ...(['asked', 'claimed', 'released', 'noted', 'first-approved', 'approved', 'rejected'] as const),
    ...(['placed', 'settled', 'resettled', 'moved', 'audited'] as const),
    /** Of a commission: what was played on a day, and what was booked. Of points and a balance: what each is made of. */
    ...(['rated', 'booked', 'granted', 'summed', 'refused'] as const),
    /** Of what has to be played: the rule that was promised, what is owed by it, what counted, and that it was met. */
    ...(['promised', 'owed', 'counted', 'met'] as const),
    ...(['bonus-until', 'bonus-released', 'bonus-expired', 'bonus-given-up'] as const),
    /** Of a coupon. */
    ...(['issued', 'gifted', 'redeemed', 'withdrawn', 'expired', 'usable-until'] as const),
  ]),
  /** Who did it; null where nobody in person. */
  by: z.string().nullable(),
  amount: amount.nullable(),
  note: z.string(),
  /** Of a bet or a round: the network address that it, or its game, was asked for from; null where nobody knows it, or not any more. */
  address: z.string().nullable(),
  /** What a bonus or a coupon is called. */
  names: localText.nullable(),
  /** How an amount comes about: so many, of which sum, at which rate in basis points. */
  sum: z
    .object({
      /** A game type, a kind of points, a movement of the ledger, or what a turnover is worked out from. */
      what: z.string(),
      count: z.int(),
      base: amount.nullable(),
      basisPoints: z.int().nullable(),
    })
    .nullable(),
});

export const consoleWhy = defineCall({
  path: '/api/console/why',
  summary:
    'Why a request, a bet, a round, a commission, points, a bonus, a coupon or a balance came out as they did: every step, and what it moved',
  audience: 'operator',
  limit: 'read',
  /** A receipt, or what the ledger refers to: `vendor:round:member`, `rolling:1`, `point:kind:reference`, `account:1`, `bonus:1`, `coupon:1`; the code of a coupon; or the id of a refused request. */
  body: z.object({ receiptId: z.string().trim().min(1).max(300) }),
  data: z.object({
    kind: z.enum([
      'deposit',
      'withdrawal',
      'bet',
      'mini',
      'round',
      'commission',
      'point',
      'bonus',
      'coupon',
      'balance',
      'refusal',
    ]),
    receiptId: z.string(),
    /** Null of a refusal whose request nobody had signed in for, and of a coupon that anybody may use. */
    member: z.object({ memberKey: id, memId: z.string(), memNick: z.string() }).nullable(),
    /** In what the amounts are, those of what has to be played left aside. */
    worth: z.enum(['cash', 'point']),
    status: z.string(),
    /** What was asked or staked, and what was paid of it; null while that is open. */
    amount,
    paidAmount: amount.nullable(),
    /** Of a bet: the odds that its payout is calculated with, in thousandths; those of several legs are cut there, their product is not. */
    oddsMilli: z.int().nullable(),
    steps: z.array(step),
    /** Of a sports bet: what was bet on, at which odds, and what became of it; the earliest match first. */
    legs: z.array(
      betLeg.pick({
        ...({ eventId: true, home: true, away: true, startsAt: true, kind: true, scope: true } as const),
        ...({ lineQuarters: true, pick: true, odds: true, result: true } as const),
      }),
    ),
    /** The lines of the member's accounts that belong to it, in order. */
    ledger: z.array(
      z.object({
        transferId: z.int(),
        flow: z.string(),
        account: z.string(),
        amount,
        balanceAfter: amount,
        postedAt: instant,
      }),
    ),
  }),
  failures: ['E404'],
});
