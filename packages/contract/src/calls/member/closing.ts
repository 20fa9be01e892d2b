import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, instant, noBody, yesNo } from '../../fields.ts';
import { payout, unfinished } from '../../shapes/closing.ts';

export const closing = defineCall({
  path: '/api/member/closing',
  summary:
    'What closing the account would do: what stands in its way, what is paid out and where, what lapses',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({
    /** Y: a partner does not close its account itself, but asks support. */
    isPartnerMember: yesNo,
    ...unfinished,
    /** All of it is paid out; a bonus whose turnover is met is in it. */
    cashAmt: amount,
    ...payout,
    /** Neither is paid out: both stay on the account, and lapse unless it is opened again. */
    pointAmt: amount,
    bonusAmt: amount,
  }),
  failures: [],
});

/** Without a key: an account that is closed cannot be closed once more, and the session that asked is over with it. */
export const close = defineCall({
  path: '/api/member/close',
  summary:
    "Close one's own account: its whole balance becomes a last withdrawal, all sessions and games end, and only an operator opens it again",
  audience: 'member',
  limit: 'credential',
  body: z.object({
    /** The current password. */
    memPass: z.string().max(200),
    reason: z.string().trim().max(200).default(''),
  }),
  data: z.object({
    closedAt: instant,
    payoutAmt: amount,
    /** Of the last withdrawal; null where there was nothing to pay. */
    receiptId: z.string().nullable(),
    ...payout,
  }),
  /** U124: a partner. U125: bets, rounds, game money or requests are open. L012: the account is closed already. U0011: it is locked. L013: it is dormant. */
  failures: ['L010', 'L005', 'U120', 'L012', 'U0011', 'L013', 'U124', 'U125'],
  invalid: { memPass: 'U120' },
});
