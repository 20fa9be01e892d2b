import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import {
  amount,
  id,
  instant,
  localText,
  noBody,
  page,
  pageInfo,
  positiveAmount,
  siteDay,
  yesNo,
} from '../fields.ts';

/** `given` is a coupon that the reader gave to somebody else. */
export const couponState = z.enum(['open', 'used', 'given', 'expired', 'cancelled']);
export const couponWorth = z.enum(['cash', 'point']);

export const coupon = z.object({
  couponIdx: id,
  /** What is typed in to use it; null where it is no longer the reader's to use. */
  couponCode: z.string().nullable(),
  name: localText,
  worth: couponWorth,
  amount,
  state: couponState,
  issuedAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
  /** The partner it came from. */
  givenBy: z.string().nullable(),
  /** Whom it went to. */
  givenTo: z.string().nullable(),
});
export type Coupon = z.output<typeof coupon>;

const stateFilter = z.enum(['all', ...couponState.options]).default('all');

export const couponList = defineCall({
  path: '/api/coupon/list',
  summary: "The member's own coupons, and those that it gave away",
  audience: 'member',
  limit: 'read',
  body: z.object({ state: stateFilter, page }),
  data: z.object({ list: z.array(coupon), pageInfo, openCount: z.int(), canGift: yesNo }),
  failures: [],
});

export const couponUse = defineCall({
  path: '/api/coupon/use',
  summary: 'Use a coupon by its code: cash or points, at once',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ couponCode: z.string().trim().min(1).max(40) }),
  data: z.object({ coupon, cashAmt: amount, pointAmt: amount, version: z.int() }),
  failures: ['C999', 'R008', 'R001', 'R003', 'R004', 'T999', 'R005'],
  invalid: { couponCode: 'R003' },
});

export const couponGift = defineCall({
  path: '/api/coupon/gift',
  summary: 'A partner gives a coupon to somebody below it',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ couponIdx: id, memId: z.string().trim().min(1).max(60) }),
  data: z.object({ coupon }),
  failures: ['C999', 'R008', 'R001', 'R007', 'R004', 'T999', 'R005', 'R006'],
  invalid: { memId: 'R006' },
});

export const attendanceList = defineCall({
  path: '/api/attendance/list',
  summary: 'One month of check-ins, and what the next one pays',
  audience: 'member',
  limit: 'read',
  body: z.object({
    /** "YYYY-MM"; null is the running month. */
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .nullable()
      .default(null),
  }),
  data: z.object({
    open: yesNo,
    month: z.string(),
    today: siteDay,
    isCheckedToday: yesNo,
    /** Days in a row up to today, or up to yesterday while today is still open. */
    streakDays: z.int(),
    days: z.array(z.object({ day: siteDay, checkedAt: instant, streakDays: z.int(), points: amount })),
    monthPoints: amount,
    /** What checking in pays: today's if that is still to come, else tomorrow's. */
    nextPoints: amount,
    dayPoints: amount,
    /** Paid on top on the named day of a streak; after the last of them the count begins anew. */
    streakRewards: z.array(z.object({ days: z.int(), points: amount })),
  }),
  failures: [],
});

export const attendanceCheck = defineCall({
  path: '/api/attendance/check',
  summary: "Check in for today, once per day of the site's calendar",
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({}),
  data: z.object({
    day: siteDay,
    streakDays: z.int(),
    dayPoints: amount,
    streakPoints: amount,
    points: amount,
    pointAmt: amount,
    version: z.int(),
  }),
  failures: ['C999', 'R008', 'R001', 'T999'],
});

const spin = z.object({
  spinIdx: id,
  spunAt: instant,
  /** Position in the list of prizes as it was then, from 0. */
  prizeIndex: z.int().min(0),
  points: amount,
});

const spinsLeft = z.object({
  /** Free turns of today and turns earned by deposits, together. */
  left: z.int(),
  freeLeft: z.int(),
  tickets: z.int(),
});

export const rotaryInfo = defineCall({
  path: '/api/rotary/info',
  summary: 'The prize wheel: prizes with their chances, turns left, and the latest turns',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({
    open: yesNo,
    /** In the order of the wheel. The chance of a prize is its weight over the total. */
    prizes: z.array(z.object({ points: amount, weight: z.int() })),
    totalWeight: z.int(),
    spins: spinsLeft,
    freePerDay: z.int(),
    /** Each full amount of approved deposits of a day earns a ticket; null where deposits earn none. */
    depositPerTicket: amount.nullable(),
    history: z.array(spin),
  }),
  failures: [],
});

export const rotarySpin = defineCall({
  path: '/api/rotary/spin',
  summary: 'Turn the wheel once; the server draws',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({}),
  data: z.object({ spin, spins: spinsLeft, pointAmt: amount, version: z.int() }),
  failures: ['C999', 'R008', 'R001', 'R002'],
});

const couponRow = coupon.extend({
  /** Null while anybody who knows the code may use it. */
  memberKey: id.nullable(),
  memId: z.string().nullable(),
  memNick: z.string().nullable(),
  issuedBy: z.string(),
  note: z.string(),
});

export const consoleCouponList = defineCall({
  path: '/api/console/coupon/list',
  summary: 'Coupons of the site by state and search text (member or code)',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    state: z.enum(['all', 'open', 'used', 'expired', 'cancelled']).default('all'),
    search: z.string().max(60).default(''),
    page,
  }),
  data: z.object({ list: z.array(couponRow), pageInfo, openAmount: amount }),
  failures: [],
});

export const consoleCouponIssue = defineCall({
  path: '/api/console/coupon/issue',
  summary: 'Issue coupons to members by their ids, and codes that anybody may use once',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  body: z.object({
    name: localText,
    worth: couponWorth,
    amount: positiveAmount,
    expiresAt: instant,
    /** One coupon each. */
    memIds: z.array(z.string().trim().min(1).max(60)).max(100).default([]),
    /** Codes without a holder. */
    codeCount: z.int().min(0).max(100).default(0),
    note: z.string().trim().max(200).default(''),
  }),
  data: z.object({ list: z.array(couponRow) }),
  failures: ['C999', 'P004', 'R009', 'R005', 'R011', 'R010'],
  invalid: { amount: 'P004' },
});

export const consoleCouponCancel = defineCall({
  path: '/api/console/coupon/cancel',
  summary: 'Withdraw a coupon that nobody has used',
  audience: 'operator',
  limit: 'write',
  body: z.object({ couponIdx: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ coupon: couponRow }),
  failures: ['E404', 'T999'],
});
