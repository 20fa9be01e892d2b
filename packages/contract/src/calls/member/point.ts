import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, pageInfo, positiveAmount, withPeriod, yesNo } from '../../fields.ts';
import { pointEntry, pointFilter } from '../../shapes/point-entry.ts';

export const pointList = defineCall({
  path: '/api/point/list',
  summary: "The member's own points, newest first: earned, converted and taken back",
  audience: 'member',
  limit: 'read',
  body: withPeriod(pointFilter),
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
  failures: ['C999', 'P009', 'L013', 'X001', 'P001', 'P010', 'TA01', 'P002'],
  invalid: { amount: 'P001' },
});
