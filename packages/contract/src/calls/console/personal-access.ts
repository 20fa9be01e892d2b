import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, noBody, page, pageInfo, searchText, siteDay, sortBy, withPeriod } from '../../fields.ts';

/** A month of the site's calendar, "2026-11". */
const siteMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** A look names so many members; how many there were stands beside them. */
export const mostShownMembers = 100;

/** Looks are counted up to here, which stands for it and more. */
export const mostCountedLooks = 100_000;

/** Without a first day and without a member it is the looks of one month: that of the last day, or else the running one. */
export const personalAccess = defineCall({
  path: '/api/console/personalAccess',
  summary:
    'Whose personal data was shown to which operator, on which screen and from where, the newest first',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({
    /** What an operator logs in with, exactly; empty is all. */
    operator: z.string().max(60).default(''),
    /** The id of a member, exactly; empty is all. */
    member: searchText,
    /** The call that answered, exactly; empty is all. */
    call: z.string().max(80).default(''),
    sort: sortBy(['at', 'operator', 'call', 'members']),
    page,
  }),
  data: z.object({
    list: z.array(
      z.object({
        accessKey: z.string(),
        at: instant,
        operatorId: z.string(),
        operatorName: z.string(),
        call: z.string(),
        address: z.string(),
        memberCount: z.int(),
        members: z.array(z.string()),
      }),
    ),
    pageInfo,
    /** The days that the list is of; null leaves that end open. */
    startDate: siteDay.nullable(),
    endDate: siteDay.nullable(),
    /** Of all that was counted: how many operators looked. */
    operatorCount: z.int(),
    /** Who has looked at all, for the filter. */
    operators: z.array(z.object({ operatorId: z.string(), name: z.string() })),
    /** The calls whose looks are recorded, for the filter. */
    calls: z.array(z.string()),
  }),
  failures: [],
});

export const personalAccessMonths = defineCall({
  path: '/api/console/personalAccess/months',
  summary: 'The months in which personal data was shown, the newest first, and who has reviewed which',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        month: siteMonth,
        /** Not over yet; over and reviewed by nobody, or only by the one operator who looked; reviewed. */
        state: z.enum(['running', 'due', 'reviewed']),
        lookCount: z.int(),
        operatorCount: z.int(),
        /** Files that were saved, each with its reason in the audit log. */
        fileCount: z.int(),
        reviews: z.array(
          z.object({ operatorId: z.string(), name: z.string(), note: z.string(), at: instant }),
        ),
        /** Whether the operator who asks has reviewed it. */
        isOwn: z.boolean(),
        /** Whether nobody else has looked: then its review leaves the month due. */
        isOnlyOwn: z.boolean(),
      }),
    ),
  }),
  failures: [],
});

export const personalAccessReview = defineCall({
  path: '/api/console/personalAccess/review',
  summary:
    'Note that the looks of a month were reviewed, and what was found; once for each month and operator',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ month: siteMonth, note: z.string().trim().min(1).max(500) }),
  data: z.object({ month: siteMonth, reviewedAt: instant }),
  /** O013: the month is not over; O014: this operator has reviewed it before. */
  failures: ['C999', 'O013', 'O014'],
});
