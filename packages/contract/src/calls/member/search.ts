import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, localText } from '../../fields.ts';
import { league, phase } from '../../shapes/sport.ts';
import { vendorGame } from '../../shapes/vendor-game.ts';

/** A match as a line of a list names it; its page has the rest. */
const foundEvent = z.object({
  eventId: id,
  sport: z.string(),
  league: localText,
  home: localText,
  away: localText,
  startsAt: instant,
  phase,
  homeScore: z.int(),
  awayScore: z.int(),
});

export const siteSearch = defineCall({
  path: '/api/main/search',
  summary:
    'Games that the reader may open, leagues and matches that are open, by a part of a name in any language or its initial consonants',
  audience: 'guest',
  limit: 'search',
  body: z.object({ search: z.string().normalize('NFC').trim().min(1).max(40) }),
  data: z.object({
    /** Those that fit best first; at most eight. */
    games: z.array(vendorGame).max(8),
    /** Leagues that are called so, with how many of their matches are open; at most four. */
    leagues: z.array(league.extend({ openCount: z.int() })).max(4),
    /** Those in play first, then by kick-off; at most eight. */
    events: z.array(foundEvent).max(8),
  }),
  failures: [],
});
