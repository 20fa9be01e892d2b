import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  amount,
  givenInstant,
  givenName,
  id,
  page,
  pageInfo,
  positiveAmount,
  searchText,
  sortBy,
} from '../../fields.ts';
import { approval } from '../../shapes/approval.ts';
import { coupon, couponWorth } from '../../shapes/coupon.ts';

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
    search: searchText,
    sort: sortBy(['amount', 'issuedAt', 'expiresAt']),
    page,
  }),
  data: z.object({ list: z.array(couponRow), pageInfo, openAmount: amount, openPoints: amount }),
  failures: [],
});

export const consoleCouponIssue = defineCall({
  path: '/api/console/coupon/issue',
  summary: 'Issue coupons to members by their ids, and codes; from a sum on they wait for a second operator',
  audience: 'operator',
  limit: 'money',
  idempotent: true,
  stepUp: 'sum',
  confirms: true,
  body: z.object({
    name: givenName,
    worth: couponWorth,
    amount: positiveAmount,
    expiresAt: givenInstant,
    /** One coupon each. */
    memIds: z.array(z.string().trim().min(1).max(60)).max(100).default([]),
    /** Codes that anybody may use. */
    codeCount: z.int().min(0).max(100).default(0),
    note: z.string().trim().max(200).default(''),
  }),
  /** Empty while they wait. */
  data: z.object({ list: z.array(couponRow), waiting: approval.nullable() }),
  failures: ['C999', 'P004', 'R009', 'R005', 'R011', 'R010'],
  invalid: { amount: 'P004' },
});

export const consoleCouponCancel = defineCall({
  path: '/api/console/coupon/cancel',
  summary: 'Revoke a coupon that has not been used',
  audience: 'operator',
  limit: 'write',
  body: z.object({ couponIdx: id, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ coupon: couponRow }),
  failures: ['E404', 'T999'],
});
