import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, page, pageInfo, yesNo } from '../../fields.ts';
import { coupon, couponState } from '../../shapes/coupon.ts';

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
  failures: ['C999', 'R008', 'L013', 'X001', 'R001', 'R003', 'R004', 'T999', 'R005', 'TA01'],
  invalid: { couponCode: 'R003' },
});

export const couponGift = defineCall({
  path: '/api/coupon/gift',
  summary: 'A partner gives a coupon to a member of its downline',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ couponIdx: id, memId: z.string().trim().min(1).max(60) }),
  data: z.object({ coupon }),
  failures: ['C999', 'R008', 'R001', 'R007', 'R004', 'T999', 'R005', 'R006'],
  invalid: { memId: 'R006' },
});
