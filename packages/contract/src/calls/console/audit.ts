import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  id,
  instant,
  localText,
  noBody,
  page,
  pageInfo,
  searchText,
  sortBy,
  withPeriod,
} from '../../fields.ts';

const entry = z.object({
  auditIdx: id,
  /** Its place in the chain of the site. */
  place: z.int(),
  at: instant,
  /** The name that an operator had then, or `member:` and its number. */
  actor: z.string(),
  /** What that operator logs in with; null where none acted, and in entries that are older than this. */
  actorId: z.string().nullable(),
  action: z.string(),
  /** What it was done to: a kind and a number, as in `member:12`. */
  subject: z.string(),
  /** The name behind the subject, where it is a member or an operator; the receipt, where it is a request for money. */
  subjectName: z.string().nullable(),
  /** Both sides, where it is a match. */
  subjectText: localText.nullable(),
  reason: z.string().nullable(),
  /** What differs, field by field, as text; null where there was nothing before or is nothing after. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** What else was written down. */
  facts: z.array(z.object({ field: z.string(), value: z.string() })),
});

export const auditList = defineCall({
  path: '/api/console/audit',
  summary: 'Who did what and why, the newest first',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({
    /** The beginning of an action's name; empty is all. */
    action: z.string().max(60).default(''),
    /** In a name, or in what an operator logs in with. */
    actor: searchText,
    /** Exactly, as `member:12`; empty is all. */
    subject: z.string().max(80).default(''),
    /** Anywhere in what was written down. */
    search: searchText,
    sort: sortBy(['at', 'actor', 'action']),
    page,
  }),
  data: z.object({
    list: z.array(entry),
    pageInfo,
    /** The kinds of actions there are, for the filter. */
    actions: z.array(z.string()),
  }),
  shows: ({ list }) =>
    list.flatMap(({ subject, subjectName }) =>
      subject.startsWith('member:') && subjectName !== null ? [subjectName] : [],
    ),
  failures: [],
});

export const auditVerify = defineCall({
  path: '/api/console/audit/verify',
  summary: 'Read the audit log of the site anew: whether every entry is still as it was sealed',
  audience: 'operator',
  limit: 'heavy',
  body: noBody,
  data: z.object({
    entryCount: z.int(),
    anchorCount: z.int(),
    verifiedAt: instant,
    tookMs: z.int(),
    /** The first place that is not as it was; null where all of it is. */
    fault: z
      .object({
        place: z.int(),
        auditIdx: id.nullable(),
        kind: z.enum(['changed', 'missing', 'added', 'cut', 'signature']),
      })
      .nullable(),
  }),
  failures: [],
});
