import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { amount, id, instant, localText, noBody, nothing, page, pageInfo } from '../fields.ts';
import { cashKind, cashRequest, cashState, cashStep } from './cash.ts';
import { ledgerLine } from './ledger.ts';

export const operator = z.object({
  operatorId: z.string(),
  name: z.string(),
  role: z.enum(['operator', 'supervisor']),
  siteName: z.string(),
});

export const consoleLogin = defineCall({
  path: '/api/console/login',
  summary: 'Sign in as an operator',
  audience: 'guest',
  limit: 'credential',
  body: z.object({ operatorId: z.string().max(60), password: z.string().max(200) }),
  data: z.object({ operator, token: z.string().nullable(), expiresAt: instant }),
  failures: ['L005', 'L001'],
  invalid: { operatorId: 'L001', password: 'L001' },
});

export const consoleLogout = defineCall({
  path: '/api/console/logout',
  summary: 'End this operator session',
  audience: 'operator',
  limit: 'write',
  body: noBody,
  data: nothing,
  failures: [],
});

export const consoleMe = defineCall({
  path: '/api/console/me',
  summary: 'Who is signed in at the console',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({ operator, expiresAt: instant }),
  failures: [],
});

export const queueCounts = defineCall({
  path: '/api/console/queue',
  summary: 'What needs a person now',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    signups: z.int(),
    deposits: z.int(),
    withdrawals: z.int(),
    accountRequests: z.int(),
    /** Of the open ones, those past their promised time. */
    overdueDeposits: z.int(),
    overdueWithdrawals: z.int(),
  }),
  failures: [],
});

const memberRow = z.object({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  memName: z.string(),
  phone: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  recommenderId: z.string().nullable(),
  tree: z.array(z.string()),
  status: z.enum(['pending', 'active', 'rejected', 'suspended']),
  memLevel: z.int(),
  ageYears: z.int().nullable(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  cashAmt: amount,
  pointAmt: amount,
  depositAllowed: z.boolean(),
  withdrawalAllowed: z.boolean(),
  /** Too many wrong withdrawal passwords; an operator unlocks. */
  pinLocked: z.boolean(),
});

export const memberList = defineCall({
  path: '/api/console/members',
  summary: 'Members of the site by state and search text',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    status: z.enum(['all', 'pending', 'active', 'rejected', 'suspended']).default('all'),
    search: z.string().max(60).default(''),
    page,
  }),
  data: z.object({ list: z.array(memberRow), pageInfo }),
  failures: [],
});

export const memberDecide = defineCall({
  path: '/api/console/members/decide',
  summary: 'Approve or reject a sign-up, once',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    memberKey: id,
    decision: z.enum(['approve', 'reject']),
    reason: z.string().max(200).default(''),
  }),
  data: z.object({ member: memberRow }),
  failures: ['E404', 'T999'],
});

export const memberUnlockPin = defineCall({
  path: '/api/console/members/unlockPin',
  summary: 'Let a member whose withdrawal password is locked try again',
  audience: 'operator',
  limit: 'write',
  body: z.object({ memberKey: id }),
  data: z.object({ member: memberRow }),
  failures: ['E404', 'T999'],
});

export const memberCashBlocks = defineCall({
  path: '/api/console/members/cashBlocks',
  summary: 'Allow or block deposits and withdrawals of one member',
  audience: 'operator',
  limit: 'write',
  body: z.object({
    memberKey: id,
    depositAllowed: z.boolean(),
    withdrawalAllowed: z.boolean(),
    reason: z.string().trim().min(1).max(200),
  }),
  data: z.object({ member: memberRow }),
  failures: ['E404'],
});

const cashRow = cashRequest.extend({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  tree: z.array(z.string()),
  accountHolder: z.string(),
  bankName: z.string(),
  claimedBy: z.string().nullable(),
  /** Sign-in ids, because two operators may share a name. */
  claimedById: z.string().nullable(),
  needsSecond: z.boolean(),
  firstApprovedBy: z.string().nullable(),
  firstApprovedById: z.string().nullable(),
  dueAt: instant,
  /** Why it is deferred, in the words of whoever has it. */
  deferNote: z.string().nullable(),
});

export const consoleCashList = defineCall({
  path: '/api/console/cash/list',
  summary: 'Deposit or withdrawal requests with their age and who has them',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    kind: cashKind,
    state: z.union([z.literal('open'), z.literal('all'), cashState]).default('open'),
    page,
  }),
  data: z.object({ list: z.array(cashRow), pageInfo, now: instant }),
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
  }),
  failures: ['E404'],
});

/** 0 → 2, or a request in state 2 that was released. Exactly one operator gets it. */
export const consoleCashClaim = defineCall({
  path: '/api/console/cash/claim',
  summary: 'Take a request into work (0 → 2)',
  audience: 'operator',
  limit: 'money',
  body: z.object({ cashIdx: id }),
  data: z.object({ request: cashRow }),
  failures: ['E404', 'T999', 'C501'],
});

/** Stays in state 2 in nobody's hands: the specification knows no way back, so anybody may take it over. */
export const consoleCashRelease = defineCall({
  path: '/api/console/cash/release',
  summary: 'Put a claimed request down for somebody else to take',
  audience: 'operator',
  limit: 'write',
  body: z.object({ cashIdx: id }),
  data: z.object({ request: cashRow }),
  failures: ['E404', 'T999', 'C502', 'C503'],
});

export const consoleCashNote = defineCall({
  path: '/api/console/cash/note',
  summary: 'Say why a claimed request waits',
  audience: 'operator',
  limit: 'write',
  body: z.object({ cashIdx: id, note: z.string().trim().min(1).max(200) }),
  data: z.object({ request: cashRow }),
  failures: ['E404', 'T999', 'C502', 'C503'],
});

/** 2 → 1. The claimer or a supervisor; above the site's threshold a second operator. */
export const consoleCashApprove = defineCall({
  path: '/api/console/cash/approve',
  summary: 'Approve a claimed request (2 → 1); the ledger moves once',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  body: z.object({ cashIdx: id }),
  data: z.object({ request: cashRow }),
  failures: ['C999', 'E404', 'T999', 'C502', 'C503', 'C504'],
});

export const consoleCashReject = defineCall({
  path: '/api/console/cash/reject',
  summary: 'Reject a claimed request (2 → -1); held money returns',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  body: z.object({ cashIdx: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ request: cashRow }),
  failures: ['C999', 'E404', 'T999', 'C502', 'C503'],
});

export const accountRequestList = defineCall({
  path: '/api/console/account/list',
  summary: 'Members who asked for the deposit account',
  audience: 'operator',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({
    list: z.array(
      z.object({
        requestIdx: id,
        memId: z.string(),
        memNick: z.string(),
        requestedAt: instant,
        answeredAt: instant.nullable(),
        answeredBy: z.string().nullable(),
      }),
    ),
    account: z.object({ bankName: z.string(), accountNumber: z.string(), accountHolder: z.string() }),
    pageInfo,
  }),
  failures: [],
});

export const accountSend = defineCall({
  path: '/api/console/account/send',
  summary: 'Send the deposit account to a member as a message',
  audience: 'operator',
  limit: 'write',
  body: z.object({ requestIdx: id }),
  data: nothing,
  failures: ['E404', 'T999'],
});

export const consoleEvents = defineCall({
  path: '/api/console/sports/book',
  summary: 'Open events with stakes and worst liability per selection',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        eventId: id,
        name: localText,
        startsAt: instant,
        phase: z.string(),
        betCount: z.int(),
        stakeAmount: amount,
        liabilityAmount: amount,
      }),
    ),
  }),
  failures: [],
});
