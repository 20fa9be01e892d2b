import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, noBody, nothing } from '../../fields.ts';
import { staffRoles } from '../../staff-roles.ts';

export const operator = z.object({
  operatorId: z.string(),
  name: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** Leads the whole installation: what all its sites share is theirs to change. */
  isPlatform: z.boolean(),
  /** Its login asks for a code of its authenticator, and so does whatever asks again who it is. */
  hasTotp: z.boolean(),
  /** Its site demands that, and it has none yet: nothing else is done before. */
  needsTotp: z.boolean(),
  siteName: z.string(),
});

export const consoleLogin = defineCall({
  path: '/api/console/login',
  summary: 'Sign in as an operator',
  audience: 'guest',
  limit: 'credential',
  body: z.object({
    operatorId: z.string().max(60),
    password: z.string().max(200),
    /** Of the authenticator, where this operator has one. */
    code: z.string().max(10).default(''),
  }),
  data: z.object({ operator, token: z.string().nullable(), expiresAt: instant }),
  /** L006: this operator has a second factor, and no code was sent. */
  failures: ['L010', 'L005', 'L001', 'L006', 'L007'],
  invalid: { operatorId: 'L001', password: 'L001', code: 'L007' },
});

export const consoleConfirm = defineCall({
  path: '/api/console/confirm',
  summary:
    'Show again who is at this session, with a code or, without an authenticator, the password; it holds for minutes',
  audience: 'operator',
  enrolling: true,
  limit: 'credential',
  body: z.object({ password: z.string().max(200).default(''), code: z.string().max(10).default('') }),
  data: z.object({ until: instant }),
  /** What asked for it failed with L008. */
  failures: ['L006', 'L010', 'L005', 'L001', 'L007'],
  invalid: { password: 'L001', code: 'L007' },
});

export const consoleGetToken = defineCall({
  path: '/api/console/getToken',
  summary:
    "Exchange an operator's token for a new one within the absolute lifetime of the session; the old one ends shortly after",
  audience: 'operator',
  enrolling: true,
  limit: 'write',
  body: noBody,
  data: z.object({ token: z.string().nullable(), expiresAt: instant }),
  failures: [],
});

export const consoleLogout = defineCall({
  path: '/api/console/logout',
  summary: 'End this operator session',
  audience: 'operator',
  enrolling: true,
  limit: 'write',
  body: noBody,
  data: nothing,
  failures: [],
});

export const consoleMe = defineCall({
  path: '/api/console/me',
  summary: 'Who is signed in at the console',
  audience: 'operator',
  enrolling: true,
  passive: true,
  limit: 'read',
  body: noBody,
  data: z.object({ operator, expiresAt: instant }),
  failures: [],
});

export const queueCounts = defineCall({
  path: '/api/console/queue',
  summary: 'What needs a person now',
  audience: 'operator',
  passive: true,
  limit: 'read',
  body: noBody,
  data: z.object({
    signups: z.int(),
    /** Partners that partners asked for. */
    partners: z.int(),
    deposits: z.int(),
    withdrawals: z.int(),
    accountRequests: z.int(),
    /** To support, not answered yet. */
    questions: z.int(),
    /** Points and coupons, and adjustments, that wait for a second operator. */
    approvals: z.int(),
    adjustments: z.int(),
    /** Bets that a trader was asked about, and what is stuck between the site and the providers. */
    bigBets: z.int(),
    stuck: z.int(),
    /** Games whose return lay outside its bound, not looked at yet. */
    returns: z.int(),
    /** Significant events that nobody has seen. */
    significant: z.int(),
    /** Of the open ones, those past their promised time. */
    overdueDeposits: z.int(),
    overdueWithdrawals: z.int(),
  }),
  failures: [],
});
