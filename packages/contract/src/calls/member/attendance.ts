import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, instant, siteDay, yesNo } from '../../fields.ts';

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
    /** Paid on top on the named day of a streak; after the last of them the count starts again. */
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
  failures: ['C999', 'R008', 'L013', 'X001', 'R001', 'T999'],
});
