import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, noBody, page, pageInfo, searchText, sortBy, withPeriod } from '../../fields.ts';

/** A month of the site's calendar, "2026-11". */
const siteMonth = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

/** A look names so many members; how many there were stands beside them. */
export const mostShownMembers = 100;

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
    /** Of all that was found: how many operators looked, and how many members they saw. */
    operatorCount: z.int(),
    memberCount: z.int(),
    /** Who has looked at all, for the filter. */
    operators: z.array(z.object({ operatorId: z.string(), name: z.string() })),
    /** The screens there are, for the filter. */
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
        /** Not over yet; over and reviewed by nobody; reviewed. */
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
