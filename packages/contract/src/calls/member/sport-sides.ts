import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { id, instant, localText } from '../../fields.ts';

/** A match that has been played, with the score that its bets were settled by. */
const pastMatch = z.object({
  eventId: id,
  startsAt: instant,
  home: localText,
  away: localText,
  homeScore: z.int(),
  awayScore: z.int(),
});
const formMatch = pastMatch.extend({ isHome: z.boolean() });

/** From 1, the strongest; sides that are equally strong share a place. */
const place = z.int();
const sidePlaces = z.object({ overall: place, attack: place, defence: place });

export const eventSides = defineCall({
  path: '/api/sport/sides',
  summary: 'How strong both sides of an event are in their league, and what they played before it',
  audience: 'guest',
  limit: 'read',
  body: z.object({ eventId: id }),
  data: z.object({
    /** By the ratings that prices and draws are computed from; null where not both sides have them. */
    strength: z.object({ sideCount: z.int(), home: sidePlaces, away: sidePlaces }).nullable(),
    /** What each side played before this event, the newest first; ten at most, cancelled matches left out. */
    homeForm: z.array(formMatch),
    awayForm: z.array(formMatch),
    /** What they played against each other, the newest first; six at most. */
    meetings: z.array(pastMatch),
  }),
  failures: ['E404'],
});
