import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, noBody, siteDay } from '../../fields.ts';
import { reportNames, reportPeriods } from '../../shapes/report-names.ts';

const wish = {
  report: z.enum(reportNames),
  /** A file for each day, week (from Monday on) or month of the site's calendar. */
  every: z.enum(reportPeriods),
  format: z.enum(['csv', 'xlsx']),
};

export const reportScheduleList = defineCall({
  path: '/api/console/report/schedules',
  summary: 'The reports that are made by themselves, and the files of each that are kept, the newest first',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        scheduleIdx: id,
        ...wish,
        createdBy: z.string(),
        createdAt: instant,
        files: z.array(
          z.object({ fileIdx: id, startDate: siteDay, endDate: siteDay, rowCount: z.int(), madeAt: instant }),
        ),
      }),
    ),
    /** For so many days a file is kept. */
    keptDays: z.int(),
  }),
  failures: [],
});

export const reportScheduleCreate = defineCall({
  path: '/api/console/report/schedules/create',
  summary: 'Has a report made for each period from the last one on; what is made already stays one schedule',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object(wish),
  data: z.object({ scheduleIdx: id }),
  failures: ['C999'],
});

export const reportScheduleEnd = defineCall({
  path: '/api/console/report/schedules/end',
  summary: 'No more files of this schedule; those that were made go with it',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ scheduleIdx: id }),
  data: z.object({ scheduleIdx: id }),
  failures: ['C999', 'E404'],
});
