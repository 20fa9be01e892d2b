import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  amount,
  id,
  instant,
  localText,
  noBody,
  odds,
  page,
  pageInfo,
  positiveAmount,
} from '../../fields.ts';

/** WDL win-draw-lose · AH Asian handicap · UO under-over. Lines are quarters of a goal: -3 is -0.75. */
export const marketKind = z.enum(['WDL', 'AH', 'UO']);
export const pick = z.enum(['home', 'draw', 'away', 'over', 'under']);

export const selection = z.object({ selectionId: id, pick, odds });

export const market = z.object({
  marketId: id,
  kind: marketKind,
  lineQuarters: z.int().nullable(),
  /** The line that a board shows first; always true for a market without a line. */
  isMain: z.boolean(),
  /** Why a market takes no bets, for the cell shown in its place. */
  status: z.enum(['open', 'suspended', 'closed', 'settled']),
  reason: z.enum(['in-play', 'ended', 'stale', 'trading']).nullable(),
  selections: z.array(selection),
});

export const phase = z.enum(['prematch', 'first', 'half', 'second', 'ended']);

/** `version` grows with every change of the event; an update with a lower one is stale. */
export const event = z.object({
  eventId: id,
  leagueId: id,
  startsAt: instant,
  phase,
  minute: z.int(),
  home: localText,
  away: localText,
  homeScore: z.int(),
  awayScore: z.int(),
  version: z.int(),
  markets: z.array(market),
});
export type SportEvent = z.output<typeof event>;

export const league = z.object({ leagueId: id, sport: z.string(), name: localText, country: localText });

/** How much of a sport is open now, for tabs that cost no board of their own; a sport with nothing open has no entry. */
export const sportCount = z.object({
  sport: z.string(),
  live: z.int(),
  soon: z.int(),
  /** The next kick-off; null when every open match has begun. */
  nextAt: instant.nullable(),
});

export const eventList = defineCall({
  path: '/api/sport/events',
  summary: 'Live and coming events with their markets; pushed updates carry the same shape',
  audience: 'guest',
  limit: 'read',
  cached: true,
  body: z.object({
    sport: z.string().max(20).default('soccer'),
    when: z.enum(['all', 'live', 'soon']).default('all'),
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

export const eventDetail = defineCall({
  path: '/api/sport/event',
  summary: 'One event with all its markets, also after it has ended',
  audience: 'guest',
  limit: 'read',
  body: z.object({ eventId: id }),
  data: z.object({ league, event, feedAt: instant }),
  failures: ['E404'],
});

export const oddsPolicy = z.enum(['review', 'higher', 'all']);

/** BET accepted · WAIT in delay · PASS won · FAIL lost · TIE returned · CANCEL voided. */
export const betStatus = z.enum(['BET', 'WAIT', 'PASS', 'FAIL', 'TIE', 'CANCEL']);

export const legResult = z.enum(['win', 'half-win', 'void', 'half-lose', 'lose']);

export const betLeg = z.object({
  eventId: id,
  home: localText,
  away: localText,
  startsAt: instant,
  kind: marketKind,
  lineQuarters: z.int().nullable(),
  pick,
  odds,
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  result: legResult.nullable(),
});

export const bet = z.object({
  betIdx: id,
  receiptId: z.string(),
  status: betStatus,
  stake: amount,
  /** The product of the legs, floored to thousandths; long combinations go beyond what one leg may have. */
  totalOdds: z.number().min(1),
  possibleWin: amount,
  winCash: amount.nullable(),
  placedAt: instant,
  settledAt: instant.nullable(),
  legs: z.array(betLeg),
});
export type Bet = z.output<typeof bet>;

export const betProc = defineCall({
  path: '/api/bet/betProc',
  summary: 'Place a single or a combination; the price is checked against the consent given',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({
    stake: positiveAmount,
    oddsPolicy: oddsPolicy.default('review'),
    legs: z
      .array(z.object({ selectionId: id, odds }))
      .min(1)
      .max(20),
  }),
  data: z.object({ bet, cashAmt: amount, version: z.int() }),
  failures: [
    'C999',
    'B1002',
    'B1001',
    'B6012',
    'B6013',
    'B6011',
    'B6010',
    'B6001',
    'B6002',
    'B6003',
    'B6014',
    'B6005',
    'B6000',
  ],
  invalid: { stake: 'B6001', legs: 'B6012' },
});

export const sportBetList = defineCall({
  path: '/api/bet/sportBetlist',
  summary: "The member's sports bets with their legs, newest first",
  audience: 'member',
  limit: 'read',
  body: z.object({ state: z.enum(['all', 'open', 'settled']).default('all'), page }),
  data: z.object({ list: z.array(bet), pageInfo }),
  failures: [],
});

export const betSummary = defineCall({
  path: '/api/sport/openBets',
  summary: 'How many bets are open, and the newest few, for the main page',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({ openCount: z.int(), latest: z.array(bet) }),
  failures: [],
});
