import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, page, pageInfo, sortBy } from '../../fields.ts';
import { approvalCause } from '../../shapes/approval-cause.ts';
import { cashKind, cashRequest, cashState } from '../../shapes/cash-request.ts';
import { depositAccount } from '../../shapes/deposit-account.ts';
import { listOrders } from '../../shapes/list-orders.ts';
import { memberName } from '../../shapes/partner.ts';
import { ledgerLine } from './ledger.ts';

/** What was done to a request; not every step changes its state. */
export const cashStep = z.enum([
  'ask',
  'claim',
  'release',
  'note',
  'first-approval',
  'approve',
  'reject',
  'cancel',
  'expire',
]);
export type CashStep = z.output<typeof cashStep>;

const cashRow = cashRequest.extend({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  tree: z.array(z.string()),
  /** Masked to who does not pay, as is the name of the payer. */
  accountHolder: z.string(),
  bankName: z.string(),
  claimedBy: z.string().nullable(),
  /** Sign-in ids, because two operators may share a name. */
  claimedById: z.string().nullable(),
  needsSecond: z.boolean(),
  /** Why; null where one operator is enough. */
  secondCause: approvalCause.nullable(),
  firstApprovedBy: z.string().nullable(),
  firstApprovedById: z.string().nullable(),
  /** Whether the payer of a deposit is the holder of the member's account. */
  payerMatches: z.boolean(),
  /** What the member had been shown last when it asked for a deposit. */
  shownAccount: depositAccount.extend({ shownAt: instant }).nullable(),
  /** A last withdrawal, over everything that a member had who closed its account. */
  isClosing: z.boolean(),
  /** Why it waits, in the words of the operator who claimed it. */
  deferNote: z.string().nullable(),
});

export const consoleCashList = defineCall({
  path: '/api/console/cash/list',
  summary: 'Deposit or withdrawal requests with their age and who claimed them',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    kind: cashKind,
    state: z.union([z.literal('open'), z.literal('all'), cashState]).default('open'),
    /** Of the open ones: those of the asking operator, those beyond their time, those that need a second operator. */
    quick: z.enum(['all', 'mine', 'overdue', 'second']).default('all'),
    /** The whole id of one member; empty is everybody. */
    memId: memberName,
    sort: sortBy(listOrders.cash),
    page,
  }),
  data: z.object({
    list: z.array(cashRow),
    pageInfo,
    /** What the requests of the whole list come to, without bonuses. */
    totalAmount: amount,
    now: instant,
    /** How many open requests each quick filter has. */
    quickCounts: z.object({ mine: z.int(), overdue: z.int(), second: z.int() }),
  }),
  failures: [],
});

export const consoleCashDetail = defineCall({
  path: '/api/console/cash/detail',
  summary: 'One request with what has happened to it and what approving it will post',
  audience: 'operator',
  limit: 'read',
  body: z.object({ cashIdx: id }),
  data: z.object({
    request: cashRow,
    history: z.array(
      z.object({ at: instant, state: cashState, step: cashStep, by: z.string(), note: z.string() }),
    ),
    ledger: z.array(ledgerLine),
    cashAmt: amount,
    afterAmt: amount,
    /** Bonus money stands apart from cash: it cannot be played or withdrawn before its turnover is met. */
    bonusAmt: amount,
    afterBonusAmt: amount,
    bonus: z.object({ names: localText, turnoverAmount: amount }).nullable(),
    /** What the member has still to play, beside a withdrawal; null where nothing is owed, and for deposits. */
    turnover: z.object({ required: amount, done: amount, missing: amount }).nullable(),
  }),
  failures: ['E404'],
});

/** 0 → 2, or a request in state 2 that was released. Exactly one operator gets it. */
export const consoleCashClaim = defineCall({
  path: '/api/console/cash/claim',
  summary: 'Claim a request (0 → 2)',
  audience: 'operator',
  limit: 'money',
  body: z.object({ cashIdx: id }),
  data: z.object({ request: cashRow }),
  failures: ['E404', 'C503', 'C501'],
});

/** Stays in state 2, claimed by nobody: the specification knows no way back, so anybody may claim it next. */
export const consoleCashRelease = defineCall({
  path: '/api/console/cash/release',
  summary: 'Release a claimed request for somebody else to claim',
  audience: 'operator',
  limit: 'write',
  body: z.object({ cashIdx: id }),
  data: z.object({ request: cashRow }),
  failures: ['E404', 'C503', 'C502', 'C507'],
});

export const consoleCashNote = defineCall({
  path: '/api/console/cash/note',
  summary: 'Say why a claimed request waits',
  audience: 'operator',
  limit: 'write',
  body: z.object({ cashIdx: id, note: z.string().trim().min(1).max(200) }),
  data: z.object({ request: cashRow }),
  failures: ['E404', 'C503', 'C502', 'C507'],
});

/** 2 → 1. The claimer or a supervisor; above the site's thresholds a second operator. */
export const consoleCashApprove = defineCall({
  path: '/api/console/cash/approve',
  summary: 'Approve a claimed request (2 → 1); the ledger moves once',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  /**
   * The approval that settles a withdrawal needs the bank's number of the transfer that pays it, a first one of two does not; that of a
   * deposit is kept where the desk has it.
   */
  body: z.object({
    cashIdx: id,
    payoutReference: z.string().trim().min(1).max(60).nullable().default(null),
  }),
  data: z.object({ request: cashRow }),
  failures: ['C999', 'E404', 'C503', 'C502', 'C507', 'C504', 'C505', 'TA01'],
  invalid: { payoutReference: 'C505' },
});

/** Each look is recorded: who, when, whose, for which request. */
export const consoleCashPayoutAccount = defineCall({
  path: '/api/console/cash/payoutAccount',
  summary: 'The full account that a withdrawal is to be paid to; for whoever has claimed it, and nobody else',
  audience: 'operator',
  limit: 'write',
  stepUp: 'always',
  body: z.object({ cashIdx: id }),
  data: depositAccount.extend({ memId: z.string() }),
  failures: ['E404', 'C503', 'C502', 'C507'],
});

export const consoleCashReject = defineCall({
  path: '/api/console/cash/reject',
  summary: 'Reject a claimed request (2 → -1); held money returns',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  body: z.object({ cashIdx: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ request: cashRow }),
  failures: ['C999', 'E404', 'C503', 'C502', 'C507', 'C508'],
});
