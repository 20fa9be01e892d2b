import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, nothing, page, pageInfo, searchText } from '../../fields.ts';
import { depositAccount } from '../../shapes/deposit-account.ts';

const level = z.int().min(0).max(99);
const accountRow = depositAccount.extend({
  accountIdx: id,
  /** Empty: for every level without an account of its own. */
  levels: z.array(z.int()),
  openedAt: instant,
  openedBy: z.string(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  /** How many members have it by choice, and how often it was shown. */
  memberCount: z.int(),
  shownCount: z.int(),
});

export const depositAccountList = defineCall({
  path: '/api/console/depositAccount/list',
  summary: 'The accounts that the site takes deposits on, the open ones first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({ list: z.array(accountRow), pageInfo }),
  failures: [],
});

export const depositAccountOpen = defineCall({
  path: '/api/console/depositAccount/open',
  summary: 'Open an account for deposits; members are shown it from now on',
  audience: 'supervisor',
  limit: 'write',
  idempotent: true,
  stepUp: 'always',
  confirms: true,
  body: z.object({
    bankName: z.string().trim().min(1).max(40),
    accountNumber: z
      .string()
      .trim()
      .regex(/^\d[\d-]{3,29}$/),
    accountHolder: z.string().trim().min(1).max(40),
    levels: z.array(level).max(20).default([]),
  }),
  data: z.object({ accountIdx: id }),
  failures: ['C999'],
});

export const depositAccountClose = defineCall({
  path: '/api/console/depositAccount/close',
  summary: 'Close an account: nobody is shown it any more, and what was shown stays on record',
  audience: 'supervisor',
  limit: 'write',
  /** Members are shown another account from then on. */
  stepUp: 'always',
  confirms: true,
  body: z.object({ accountIdx: id }),
  data: nothing,
  failures: ['E404', 'T999'],
});

export const depositAccountAssign = defineCall({
  path: '/api/console/depositAccount/assign',
  summary: 'Give one member an account of its own; null is that of its level again',
  audience: 'supervisor',
  limit: 'write',
  stepUp: 'always',
  confirms: true,
  body: z.object({ memId: z.string().trim().min(1).max(40), accountIdx: id.nullable() }),
  data: nothing,
  failures: ['E404', 'T999'],
});

export const depositAccountShown = defineCall({
  path: '/api/console/depositAccount/shown',
  summary: 'Which account was shown to whom and when, newest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ search: searchText, page }),
  data: z.object({
    list: z.array(
      depositAccount.extend({
        shownIdx: id,
        memId: z.string(),
        memNick: z.string(),
        shownAt: instant,
        shownBy: z.string(),
      }),
    ),
    pageInfo,
  }),
  failures: [],
});
