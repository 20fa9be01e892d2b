import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  amount,
  id,
  instant,
  page,
  pageInfo,
  positiveAmount,
  searchText,
  withPeriod,
  yesNo,
} from '../../fields.ts';
import { memberName, partnerRank } from '../../shapes/partner.ts';

export const giveKind = z.enum(['give', 'takeBack']);
export type GiveKind = z.output<typeof giveKind>;

/** One row of the partner's record; an attempt that was refused is recorded as well. */
export const giveEntry = z.object({
  giveIdx: id,
  at: instant,
  kind: giveKind,
  memId: z.string(),
  memNick: z.string(),
  amount,
  /** The partner's own cash after it; where it failed, as it was. */
  balanceAfter: amount,
  success: yesNo,
  /** Why it failed: the other may not receive or lose money now, the amount was more than there was, or the other has still to play it. */
  refusal: z.enum(['target', 'amount', 'turnover']).nullable(),
  note: z.string(),
});
export type GiveEntry = z.output<typeof giveEntry>;

export const giveTarget = z.object({
  memId: z.string(),
  memNick: z.string(),
  partnerRank,
  /** 1 is right below the partner. */
  depth: z.int().min(1),
  cashAmt: amount,
});
export type GiveTarget = z.output<typeof giveTarget>;

const movement = {
  memId: z.string().trim().min(1).max(40),
  amount: positiveAmount,
  note: z.string().trim().max(100).default(''),
};
const moved = z.object({ entry: giveEntry, cashAmt: amount, version: z.int() });

export const giveSend = defineCall({
  path: '/api/give/send',
  summary: 'Give own cash to a member of the downline',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object(movement),
  data: moved,
  failures: ['C999', 'C301', 'C302', 'C303'],
  invalid: { memId: 'C302', amount: 'C303' },
});

export const giveTakeBack = defineCall({
  path: '/api/give/takeBack',
  summary: 'Take cash back from a member of the downline; never more than their balance',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  secrets: ['cashOutPass'],
  proofs: ['cashOutPass'],
  body: z.object({
    ...movement,
    /** The partner's own withdrawal password. */
    cashOutPass: z.string().max(20).default(''),
  }),
  data: moved,
  failures: ['C999', 'C401', 'C218', 'C204', 'C205', 'C010', 'C008', 'C402', 'C404', 'C403'],
  invalid: { memId: 'C402', amount: 'C403' },
});

export const giveList = defineCall({
  path: '/api/give/list',
  summary: 'What the partner gave and took back, newest first, with what was refused',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    kind: z.enum(['all', ...giveKind.options]).default('all'),
    /** Part of a target's id or nickname. */
    search: searchText,
    page,
  }),
  data: z.object({
    list: z.array(giveEntry),
    pageInfo,
    /** Over the whole list, not only its page; what was refused is in neither. */
    givenAmt: amount,
    takenBackAmt: amount,
  }),
  failures: ['E403'],
});

export const giveTargets = defineCall({
  path: '/api/give/targets',
  summary: 'Whom the partner may give to: every active member of the downline, the nearest first',
  audience: 'member',
  limit: 'read',
  body: z.object({
    search: searchText,
    /** This one alone, by the whole id; nobody where that one is not active. */
    memId: memberName,
    page,
  }),
  data: z.object({ list: z.array(giveTarget), pageInfo, canGive: yesNo, canTakeBack: yesNo }),
  failures: ['E403', 'PT06'],
  invalid: { memId: 'PT06' },
});
