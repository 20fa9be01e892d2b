import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  amount,
  id,
  instant,
  noBody,
  nothing,
  page,
  pageInfo,
  positiveAmount,
  withPeriod,
  yesNo,
} from '../../fields.ts';
import { cashRequest } from '../../shapes/cash-request.ts';
import { depositAccount } from '../../shapes/deposit-account.ts';
import { turnover } from '../shared/site.ts';

const moved = z.object({ request: cashRequest, cashAmt: amount, version: z.int() });

export const walletBalance = defineCall({
  path: '/api/wallet/balance',
  summary: 'The five-second poll: balance, and whether a vendor game is open',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({ balance: amount, point: amount, isPlayGame: yesNo, newMsg: z.int(), version: z.int() }),
  failures: [],
  kept: true,
  passive: true,
});

export const getAcc = defineCall({
  path: '/api/cash/getAcc',
  summary: 'Request the deposit account; it arrives as a message',
  audience: 'member',
  limit: 'write',
  idempotent: true,
  body: z.object({}),
  data: z.object({ requestedAt: instant }),
  failures: ['C999', 'U0011', 'L013', 'C001', 'C105', 'X001', 'D001', 'c104'],
});

/** As a bank prints it: letters, digits and what stands between names. */
const payerName = z
  .string()
  .trim()
  .normalize('NFC')
  .regex(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .,'()-]{0,39}$/u);

export const cashAccount = defineCall({
  path: '/api/cash/account',
  summary: 'The deposit account that the member was shown last; null before it asked for one',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({
    /** When it asked last; null before it ever did. Later than `shownAt`, it still waits for the message. */
    requestedAt: instant.nullable(),
    account: depositAccount
      .extend({
        shownAt: instant,
        /** N: the site has changed it since, and the member has to ask for the new one. */
        isCurrent: yesNo,
      })
      .nullable(),
  }),
  failures: [],
});

export const cashCancel = defineCall({
  path: '/api/cash/cancel',
  summary: 'Cancel an own deposit that no operator has claimed',
  audience: 'member',
  limit: 'write',
  body: z.object({ cashIdx: id }),
  data: z.object({ request: cashRequest }),
  failures: ['E404', 'T999', 'C108'],
});

export const cashIn = defineCall({
  path: '/api/cash/in',
  summary: 'Request a deposit; the money arrives when an operator approves',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  /** `bonusCode` names one of the offers of `/api/bonus/list`; without `payerName` the account's holder pays. */
  body: z.object({
    amount: positiveAmount,
    bonusCode: z.string().max(40).nullable().default(null),
    payerName: payerName.nullable().default(null),
  }),
  data: moved,
  failures: [
    'C999',
    'U0011',
    'L013',
    'C001',
    'C105',
    'X001',
    'D001',
    'C002',
    'C102',
    'C101',
    'C103',
    'X005',
    'c104',
    'C003',
    'F001',
    'C106',
    'TA01',
    'C107',
  ],
  invalid: { amount: 'C002', payerName: 'C107' },
});

export const cashOutPreview = defineCall({
  path: '/api/cash/outPreview',
  summary:
    'What a withdrawal would do now, put together by the server, for its member to confirm with the PIN; each time it is shown it is another one',
  audience: 'member',
  limit: 'write',
  body: z.object({ amount: positiveAmount }),
  data: z.object({
    /** For `/api/cash/out`: once, for two minutes, for this sum and this account alone. */
    confirmationKey: z.uuid(),
    expiresAt: instant,
    amount,
    cashAmt: amount,
    /** What is left once it is on hold. */
    afterAmt: amount,
    /** On which it is paid, masked. */
    account: depositAccount,
  }),
  /** What `/api/cash/out` would refuse now, but for the PIN. */
  failures: [
    'U0011',
    'L013',
    'C201',
    'C203',
    'C217',
    'C206',
    'C214',
    'C220',
    'C215',
    'C209',
    'F001',
    'C216',
    'C221',
    'C202',
  ],
  invalid: { amount: 'C206' },
});

export const cashOut = defineCall({
  path: '/api/cash/out',
  summary: 'Request a withdrawal; the money is held at once',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  secrets: ['cashOutPass'],
  proofs: ['cashOutPass'],
  /** `confirmationKey`: of what `/api/cash/outPreview` has shown. A site may demand it; a client of the specification has none. */
  body: z.object({
    amount: positiveAmount,
    cashOutPass: z.string().max(20).default(''),
    confirmationKey: z.uuid().optional(),
  }),
  data: moved,
  /**
   * L015: what was shown is over, was confirmed before, had three wrong PINs, or was not shown where the site demands it; and last of all,
   * where the sum or the account is another one than was shown.
   */
  failures: [
    'C999',
    'U0011',
    'L013',
    'C201',
    'C203',
    'C217',
    'C206',
    'C214',
    'C220',
    'C215',
    'L015',
    'C218',
    'C204',
    'C205',
    'C010',
    'C008',
    'C209',
    'F001',
    'C216',
    'C221',
    'C202',
  ],
  invalid: { amount: 'C206', cashOutPass: 'C205' },
});

export const cashList = defineCall({
  path: '/api/cash/list/',
  summary: "The member's own deposits and withdrawals, newest first",
  audience: 'member',
  limit: 'read',
  body: withPeriod({ cashType: z.enum(['all', 'in', 'out']).default('all'), page }),
  data: z.object({ list: z.array(cashRequest), pageInfo }),
  failures: [],
});

/** Hides, never deletes: the request, its history and its money stay as they are. */
export const cashDel = defineCall({
  path: '/api/cash/del',
  summary: "Hide a processed request from the member's own list; once hidden it stays hidden",
  audience: 'member',
  limit: 'write',
  body: z.object({ cashIdx: id }),
  data: nothing,
  failures: ['E404', 'F001'],
});

const limits = z.object({ minAmount: amount, maxAmount: amount, unitAmount: amount });

export const cashRules = defineCall({
  path: '/api/cash/rules',
  summary: "What the desk allows this member: the site's rules with those of its level laid over them",
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({
    memLevel: z.int(),
    deposit: limits,
    /** Why the member may not deposit, whatever the amount; null where it may. */
    depositRefusal: z.enum(['U0011', 'L013', 'C001', 'C105', 'X001', 'D001']).nullable(),
    withdrawal: limits,
    /** The same of a withdrawal. */
    withdrawalRefusal: z.enum(['U0011', 'L013', 'C201', 'C203']).nullable(),
    withdrawalRepeatMinutes: z.int(),
    /** Minutes from request to approval, the median of the last ones; null where there were too few. */
    usualMinutes: z.object({ in: z.int().nullable(), out: z.int().nullable() }),
  }),
  failures: [],
});

export const cashTurnover = defineCall({
  path: '/api/cash/turnover',
  summary:
    'What the member has to play before a withdrawal, with its progress; nothing where nothing is missing',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: turnover.extend({
    required: amount,
    done: amount,
    missing: amount,
    /** It has excluded itself and cannot play: what is missing and an open bonus do not keep its own money back. */
    isExcluded: z.boolean(),
    /** The oldest first, as stakes serve them. */
    list: z.array(
      z.object({
        kind: z.enum(['deposit', 'point', 'coupon', 'give']),
        money: amount,
        required: amount,
        done: amount,
        since: instant,
      }),
    ),
  }),
  failures: [],
});

/** What moved the member's cash, in the words of a statement. */
export const walletHistoryTypes = ['all', 'in', 'out', 'play', 'reward', 'other'] as const;

export const walletHistory = defineCall({
  path: '/api/wallet/history',
  summary: "Every movement of the member's cash, newest first, with the balance after it",
  audience: 'member',
  limit: 'read',
  body: withPeriod({ cashType: z.enum(walletHistoryTypes).default('all'), page }),
  data: z.object({
    list: z.array(
      z.object({
        transferId: z.int(),
        cashType: z.enum(['in', 'out', 'play', 'reward', 'other']),
        flow: z.string(),
        amount,
        balanceAfter: amount,
        postedAt: instant,
      }),
    ),
    /** Of the whole period, whatever kind is asked for. */
    openingBalance: amount,
    closingBalance: amount,
    pageInfo,
  }),
  failures: [],
});
