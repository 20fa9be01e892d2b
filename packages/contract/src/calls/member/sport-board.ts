import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { givenInstant, id, instant, odds } from '../../fields.ts';
import { event, league, side } from '../../shapes/sport.ts';

/** How much of a sport is open now, for tabs that cost no board of their own; a sport with nothing open has no entry. */
export const sportCount = z.object({
  sport: z.string(),
  live: z.int(),
  soon: z.int(),
  /** The next kick-off; null when every open match has begun. */
  nextAt: instant.nullable(),
});

/** Boards of one sport, or of all of them. */
const boardSport = z.string().max(20);
const when = z.enum(['all', 'live', 'soon']);
/** `special`: what `/api/result/sport` calls so, each market with its main line; on a board the events that have none are left out. */
const boardMarkets = z.enum(['main', 'special']);

export const eventList = defineCall({
  path: '/api/sport/events',
  summary:
    'Live and coming events with their main markets, or their special ones; pushed updates carry the main ones',
  audience: 'guest',
  limit: 'read',
  cached: true,
  body: z.object({
    /** `all`: of every sport. */
    sport: boardSport.default('soccer'),
    when: when.default('all'),
    /** Only these leagues; an empty list is every league. */
    leagueIds: z.array(id).max(50).default([]),
    /** Kick-offs from the one instant on and before the other; null leaves that end open. */
    from: givenInstant.nullable().default(null),
    before: givenInstant.nullable().default(null),
    /** `short`: a dozen events at most, those in play first. `whole` holds 150 at most, in the same order; with special markets 40. */
    extent: z.enum(['whole', 'short']).default('whole'),
    /** Which markets the events carry; the counts of sports are of the events that have such. */
    markets: boardMarkets.default('main'),
  }),
  data: z.object({
    leagues: z.array(league),
    events: z.array(event),
    /** When the feed last gave a sign of life, to five seconds; the board says when that is too long ago. */
    feedAt: instant,
    /** Of every sport, whichever one was asked for. */
    sports: z.array(sportCount),
  }),
  failures: [],
});

export const eventSearch = defineCall({
  path: '/api/sport/search',
  summary:
    'Live and coming events of every sport whose league, country or side bears a name, in any language',
  audience: 'guest',
  limit: 'read',
  body: z.object({ search: z.string().trim().min(1).max(40), when: when.default('all') }),
  /** Those in play first, then by kick-off; 30 at most. */
  data: z.object({ leagues: z.array(league), events: z.array(event) }),
  failures: [],
});

export const incidentKind = z.enum([
  ...(['score', 'yellow-card', 'red-card', 'out', 'walk', 'hit'] as const),
  ...(['knockout', 'submission', 'decision', 'added-time'] as const),
]);

export const incident = z.object({
  /** From 1, in order. */
  number: z.int(),
  /** Seconds of play since the kick-off, breaks included. */
  atSeconds: z.int(),
  period: z.int(),
  /** Seconds that the clock of the game had counted in this period; null where none runs. */
  clockSeconds: z.int().nullable(),
  /** As in `event`: what that clock ran down from. */
  periodSeconds: z.int().nullable(),
  kind: incidentKind,
  /** Who did it; null where it concerns both. */
  side: side.nullable(),
  /** Points of a score, bases of a hit, minutes of added time. */
  amount: z.int(),
  homeScore: z.int(),
  awayScore: z.int(),
});

/** How often something happened in a period, by side. */
export const incidentCount = z.object({
  kind: incidentKind,
  period: z.int(),
  home: z.int(),
  away: z.int(),
});

export const eventDetail = defineCall({
  path: '/api/sport/event',
  summary: 'One event with all its markets and how it went so far, also after it has ended',
  audience: 'guest',
  limit: 'read',
  body: z.object({ eventId: id }),
  data: z.object({
    league,
    event,
    feedAt: instant,
    /** The latest, newest first; 30 at most. */
    incidents: z.array(incident),
    /** How the score went, from 0:0 on; 240 steps at most, evenly left out where there were more. */
    course: z.array(z.object({ atSeconds: z.int(), home: z.int(), away: z.int() })),
    counts: z.array(incidentCount),
    /**
     * What the draws of a drawn match gave, once it has ended; `event` has another score where an operator has corrected the
     * result. Null while it goes on, and for a match that is played in the world.
     */
    drawnScore: z.object({ home: z.int(), away: z.int() }).nullable(),
    /**
     * What an operator has last put in the place of a result of an event that has ended, of a part or of a market of it; null
     * where every result stands as it came. Bets on a match that was not played are returned; one that was called off ended early.
     */
    correction: z
      .object({ ending: z.enum(['played', 'called', 'not-played']), correctedAt: instant })
      .nullable(),
  }),
  failures: ['E404'],
});

export const oddsHistory = defineCall({
  path: '/api/sport/oddsHistory',
  summary: 'How the price of a selection of a main market moved, for two weeks at most',
  audience: 'guest',
  limit: 'read',
  body: z.object({ selectionId: id }),
  /** The oldest first; 200 at most, the newest ones. A selection whose price was never kept has none. */
  data: z.object({ points: z.array(z.object({ at: instant, odds })) }),
  failures: ['E404'],
});
