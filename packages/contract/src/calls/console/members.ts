import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, page, pageInfo, searchText, sortBy } from '../../fields.ts';
import { memberStatus } from '../../shapes/partner.ts';
import { switched, switchesOf } from '../../shapes/switches.ts';

export const memberRow = z.object({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  /** Masked to who neither pays nor decides about it, as phone and account are to everybody. */
  memName: z.string(),
  phone: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  recommenderId: z.string().nullable(),
  tree: z.array(z.string()),
  status: memberStatus,
  memLevel: z.int(),
  ageYears: z.int().nullable(),
  appliedAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  cashAmt: amount,
  pointAmt: amount,
  depositAllowed: z.boolean(),
  withdrawalAllowed: z.boolean(),
  bettingAllowed: z.boolean(),
  /** Until when it has excluded itself from playing; null where it has not. */
  excludedUntil: instant.nullable(),
  /** Since when the account is dormant; null where it is in use. */
  dormantAt: instant.nullable(),
  /** When the member closed its account, and what it said why; null where it is not closed. */
  closedAt: instant.nullable(),
  closingReason: z.string().nullable(),
  /** Of a test account, which no report counts: the most that may be put into it, and what has been; null of everybody else. */
  testAccount: z
    .object({ fundsCap: amount, fundedAmt: amount, markedAt: instant, markedBy: z.string() })
    .nullable(),
  /** False where the member has to set a withdrawal password before it can withdraw. */
  pinSet: z.boolean(),
  /** Too many wrong withdrawal passwords; an operator unlocks. */
  pinLocked: z.boolean(),
});

export const memberList = defineCall({
  path: '/api/console/members',
  summary: 'Members of the site by state and search text',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    /** `test`: the test accounts, whatever else they are. */
    status: z.enum(['all', ...memberStatus.options, 'test']).default('all'),
    search: searchText,
    sort: sortBy(['member', 'level', 'cash', 'point', 'applied', 'status']),
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
    /** For an applicant who stated none: as the papers say that the operator has seen. */
    birthDate: z.iso.date().nullable().default(null),
  }),
  data: z.object({ member: memberRow }),
  /** U129: on the list of excluded persons. ID01: the site demands that name and birth date were verified before. */
  failures: ['E404', 'T999', 'U106', 'U129', 'ID01'],
  invalid: { birthDate: 'U106' },
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
  summary: 'Allow or block deposits or withdrawals of one member; what is not sent stays as it is',
  audience: 'operator',
  limit: 'write',
  body: switchesOf({ depositAllowed: switched, withdrawalAllowed: switched }),
  data: z.object({ member: memberRow }),
  failures: ['E404'],
});
