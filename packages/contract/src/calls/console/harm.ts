import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, page, pageInfo, sortBy } from '../../fields.ts';
import { harmKinds, harmMarker, harmOutcome } from '../../shapes/harm.ts';
import { memberStatus } from '../../shapes/partner.ts';

export const harmList = defineCall({
  path: '/api/console/harm/list',
  summary:
    'Members with markers of harm that nobody has reviewed, the newest first, of one day the strongest',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    kind: z.enum(['all', ...harmKinds]).default('all'),
    sort: sortBy(['day', 'score', 'member']),
    page,
  }),
  data: z.object({
    list: z.array(
      z.object({
        memberKey: id,
        memId: z.string(),
        memNick: z.string(),
        status: memberStatus,
        /** Until when it has excluded itself from playing; null where it has not. */
        excludedUntil: instant.nullable(),
        /** How strong its open markers are together; several of one kind count once. */
        score: z.int(),
        /** All that are open, the newest first. */
        markers: z.array(harmMarker),
      }),
    ),
    pageInfo,
    /** Members of the site with open markers, of whatever kind. */
    openCount: z.int(),
    /** The last day whose facts were looked at; null before the first time. */
    lookedUntil: z.iso.date().nullable(),
  }),
  failures: [],
});

export const harmMember = defineCall({
  path: '/api/console/harm/member',
  summary: 'The markers of harm of one member, reviewed or not, and what operators did about them',
  audience: 'operator',
  limit: 'read',
  body: z.object({ memberKey: id }),
  data: z.object({
    memId: z.string(),
    markers: z.array(z.object({ ...harmMarker.shape, isOpen: z.boolean() })),
    reviews: z.array(
      z.object({ reviewIdx: id, outcome: harmOutcome, note: z.string(), by: z.string(), at: instant }),
    ),
  }),
  failures: ['E404'],
});

export const harmReview = defineCall({
  path: '/api/console/harm/review',
  summary: 'Note what was done about the markers of a member; it is listed again for newer ones alone',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    memberKey: id,
    /** The latest marker that the operator has seen. */
    untilMarker: id,
    outcome: harmOutcome,
    note: z.string().trim().min(1).max(500),
  }),
  data: z.object({ memberKey: id }),
  failures: ['C999', 'E404', 'T999'],
});
