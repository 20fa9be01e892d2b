import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, noBody, nothing } from '../../fields.ts';

export const operator = z.object({
  operatorId: z.string(),
  name: z.string(),
  role: z.enum(['operator', 'supervisor']),
  /** A supervisor of the whole installation: what all its sites share is theirs to change. */
  isPlatform: z.boolean(),
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
    /** To support, not answered yet. */
    questions: z.int(),
    /** Points and coupons, and adjustments, that wait for a second operator. */
    approvals: z.int(),
    adjustments: z.int(),
    /** Of the open ones, those past their promised time. */
    overdueDeposits: z.int(),
    overdueWithdrawals: z.int(),
  }),
  failures: [],
});
