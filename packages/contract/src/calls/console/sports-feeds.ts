import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, noBody } from '../../fields.ts';

/** Why nothing of a producer is for sale, as its feed or its silence says. */
const downReason = z.enum([
  'starting',
  'silent',
  'behind',
  'out-of-sync',
  'announced',
  'not-taken',
  'refused',
  'recovery-overdue',
]);

/** Why something that a feed said could not be used. */
const refusalReason = z.enum([
  'not-readable',
  'not-understood',
  'bad-field',
  'unknown-sport',
  'unknown-side',
  'bad-line',
  'bad-odds',
  'twice',
  'not-taken',
  'no-result',
  'no-answer',
]);

export const consoleFeeds = defineCall({
  path: '/api/console/sports/feeds',
  summary:
    'The feeds of the sportsbook: which live, how old their last sign of life is, and what they said in vain',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        feed: z.enum(['season', 'replay', 'the-odds-api', 'uof']),
        /** The part of the feed that lives or is silent by itself; empty for the matches that this site draws. */
        producer: z.string(),
        state: z.enum(['up', 'down']),
        reason: downReason.nullable(),
        /** By this site's clock; null where it was never heard. */
        heardAt: instant.nullable(),
        heardAgeSeconds: z.int().nonnegative().nullable(),
        /** Its matches that have not ended, and how many of their markets take no bet because of the feed. */
        eventCount: z.int().nonnegative(),
        suspendedCount: z.int().nonnegative(),
        /** Questions that its plan still allows; null where nobody counts. */
        creditsLeft: z.int().nonnegative().nullable(),
        creditsRenewAt: instant.nullable(),
        /** What was refused of the whole feed within a day. */
        refusedCount: z.int().nonnegative(),
      }),
    ),
    /** The latest first, at most fifty. */
    refusals: z.array(
      z.object({
        feed: z.enum(['the-odds-api', 'uof']),
        reason: refusalReason,
        detail: z.string(),
        eventKey: z.string().nullable(),
        refusedAt: instant,
      }),
    ),
  }),
  failures: [],
});
