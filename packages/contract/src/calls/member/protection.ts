import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, noBody } from '../../fields.ts';

/** A day, a week, a month of 31 days, and six months of 184: never less than the calendar's own. */
export const exclusionPeriod = z.enum(['day', 'week', 'month', 'halfYear']);
export type ExclusionPeriod = z.output<typeof exclusionPeriod>;

const exclusion = z.object({
  /** Null where the member is not excluded now. */
  excludedUntil: instant.nullable(),
});

export const protectionExclusion = defineCall({
  path: '/api/protection/exclusion',
  summary: 'Until when the member has excluded itself from playing',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: exclusion,
  failures: [],
});

export const protectionExclude = defineCall({
  path: '/api/protection/exclude',
  summary:
    'Exclude oneself from bets, deposits and gifts of partners, at once; it is lengthened by asking again, never shortened',
  audience: 'member',
  limit: 'write',
  body: z.object({ period: exclusionPeriod }),
  data: exclusion,
  /** X002: an exclusion that runs ends later than this one would. */
  failures: ['X002'],
});
