import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, factorCode, instant, noBody, nothing, yesNo } from '../../fields.ts';

/**
 * What a member may see of itself. Phone and account number are masked, the number wholly while the account is dormant; the
 * withdrawal password is never sent.
 */
export const member = z.object({
  memId: z.string(),
  memNick: z.string(),
  memName: z.string(),
  phone: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountHolder: z.string(),
  recommenderId: z.string().nullable(),
  memLevel: z.int(),
  cashAmt: amount,
  pointAmt: amount,
  isPartnerMember: yesNo,
  /** From then on a bet needs a look at the reality check first; null where the member wants none. */
  checkDueAt: instant.nullable(),
  /** The member is to be asked for its acceptance of the documents: the site demands it, or they have changed materially. */
  documentsDue: z.boolean(),
  /** It was not used for so long that it has to be activated before deposits, bets and withdrawals; null where it is not. */
  dormantSince: instant.nullable(),
});
export type Member = z.output<typeof member>;

/** Null where the session travels in an HttpOnly cookie: a browser has no use for a readable token. */
const token = z.string().nullable();

const session = z.object({
  /** The specification lists the token among the member's fields too: it is the same one. */
  member: member.extend({
    token: token.default(null),
    /** A partner without the second factor that its site demands: what it does for its tree is L011 until it has one. */
    factorDue: z.boolean(),
  }),
  msgInfo: z.object({ newMsg: z.int() }),
  token,
  expiresAt: instant,
  /** Grows with every movement of cash or points; a push with a lower one is stale. */
  version: z.int(),
});

const text = z.string().max(200);
export const login = defineCall({
  path: '/api/member/login',
  summary: 'Sign in; ends an older session of the same account',
  audience: 'guest',
  limit: 'credential',
  body: z.object({
    memId: text,
    memPass: text,
    /** Of the authenticator, or a recovery code, where this member has a second factor. */
    code: factorCode,
  }),
  data: session,
  /** L006: this member has a second factor, and no code was sent. */
  failures: ['L010', 'L005', 'L001', 'L002', 'L003', 'L004', 'L012', 'L006', 'L007'],
  invalid: { memId: 'L001', memPass: 'L001', code: 'L007' },
});

export const info = defineCall({
  path: '/api/member/info',
  summary: 'The signed-in member, as at sign-in',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: session,
  failures: [],
});

export const getToken = defineCall({
  path: '/api/getToken',
  summary:
    'Exchange the token for a new one within the absolute lifetime of the session; the old one ends shortly after',
  audience: 'member',
  limit: 'write',
  body: noBody,
  data: z.object({ token, expiresAt: instant }),
  failures: [],
});

export const logout = defineCall({
  path: '/api/member/logout',
  summary: 'End this session and its sockets',
  audience: 'member',
  limit: 'write',
  body: noBody,
  data: nothing,
  failures: [],
  always: true,
});
