import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { amount, id, instant, page, pageInfo, period, positiveAmount, yesNo } from '../fields.ts';

/** What points are earned for. */
export const pointKind = z.enum([
  'signUp',
  'firstDeposit',
  'deposit',
  'attendance',
  'losing',
  'recommender',
  'rotary',
  'coupon',
  'event',
  'operator',
]);
export type PointKind = z.output<typeof pointKind>;

/** Earned, converted to cash by the member, or taken back by an operator. */
export const pointUse = z.enum(['earn', 'convert', 'takeBack']);
export type PointUse = z.output<typeof pointUse>;

/** Per cent with at most two places; null where the points were a fixed number. */
const percent = z.number().min(0).max(100).nullable();

export const pointEntry = z.object({
  pointIdx: id,
  accruedAt: instant,
  /** Null where points were converted. */
  kind: pointKind.nullable(),
  percent,
  /** What the member's level adds to `percent`. */
  bonusPercent: percent,
  /** What the percentages gave, before the day's cap. */
  accruedPoints: amount,
  useType: pointUse,
  /** By how much the held points changed; below zero where they were used. */
  appliedPoints: amount,
  reason: z.string().nullable(),
});
export type PointEntry = z.output<typeof pointEntry>;

const filter = {
  kind: z.enum(['all', ...pointKind.options]).default('all'),
  useType: z.enum(['all', ...pointUse.options]).default('all'),
  ...period,
  page,
};

export const pointList = defineCall({
  path: '/api/point/list',
  summary: "The member's own points, newest first: earned, converted and taken back",
  audience: 'member',
  limit: 'read',
  body: z.object(filter),
  data: z.object({
    list: z.array(pointEntry),
    pageInfo,
    pointAmt: amount,
    /** Below this nothing is converted. */
    minAmount: amount,
    canConvert: yesNo,
  }),
  failures: [],
});

export const pointChange = defineCall({
  path: '/api/point/change',
  summary: 'Convert points to cash, one for one and at once',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ amount: positiveAmount }),
  data: z.object({ entry: pointEntry, pointAmt: amount, cashAmt: amount, version: z.int() }),
  failures: ['C999', 'P009', 'P001', 'P010', 'P002'],
  invalid: { amount: 'P001' },
});

export const convertComp = defineCall({
  path: '/api/wallet/convertComp',
  summary: 'Convert comp to cash, one for one and at once',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ amount: positiveAmount }),
  data: z.object({ amount, compAmt: amount, cashAmt: amount, version: z.int() }),
  failures: ['C999', 'U0011', 'C701', 'C702'],
  invalid: { amount: 'C701' },
});

const pointRow = pointEntry.extend({
  memberKey: id,
  memId: z.string(),
  memNick: z.string(),
  /** The operator, where one gave or took the points. */
  by: z.string().nullable(),
});

export const consolePointList = defineCall({
  path: '/api/console/point/list',
  summary: 'Points of the site, or of one member, newest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    ...filter,
    memberKey: id.nullable().default(null),
    search: z.string().max(60).default(''),
  }),
  data: z.object({ list: z.array(pointRow), pageInfo }),
  failures: [],
});

const reason = z.string().trim().min(1).max(200);

export const consolePointGive = defineCall({
  path: '/api/console/point/give',
  summary: 'Give points to a member by hand or for an event',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  body: z.object({
    memberKey: id,
    amount: positiveAmount,
    kind: z.enum(['operator', 'event']).default('operator'),
    reason,
  }),
  data: z.object({ entry: pointRow, pointAmt: amount }),
  failures: ['C999', 'E404', 'P004', 'R009'],
  invalid: { amount: 'P004' },
});

export const consolePointTakeBack = defineCall({
  path: '/api/console/point/takeBack',
  summary: 'Take points back from a member; never more than are held',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  body: z.object({ memberKey: id, amount: positiveAmount, reason }),
  data: z.object({ entry: pointRow, pointAmt: amount }),
  failures: ['C999', 'E404', 'P004', 'P003'],
  invalid: { amount: 'P004' },
});
