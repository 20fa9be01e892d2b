import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { digest, id, instant, localText } from '../../fields.ts';

/** A page of announcements has fewer. */
const mostDigests = 50;

export const sealedMatches = defineCall({
  path: '/api/sport/sealed',
  summary: 'Which matches are decided by these announcements; an announcement of another game is left out',
  audience: 'guest',
  limit: 'read',
  body: z.object({ digests: z.array(digest).max(mostDigests) }),
  data: z.object({
    list: z.array(
      z.object({
        digest,
        eventId: id,
        league: localText,
        home: localText,
        away: localText,
        startsAt: instant,
      }),
    ),
  }),
  failures: [],
});
