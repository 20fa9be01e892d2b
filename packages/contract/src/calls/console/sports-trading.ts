import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, givenInstant, id, instant, localText, page, pageInfo, searchText } from '../../fields.ts';
import { scope, sport } from '../../shapes/sport.ts';
import { hold, mayMove, tradingDetail, tradingEvent } from '../../shapes/trading.ts';

const reason = z.string().trim().min(1).max(200);

/** `hot`: from 80 % of its limit on. `held`: something of it is held or suspended. */
export const tradingView = z.enum(['now', 'live', 'soon', 'hot', 'held', 'waiting', 'ended']);

/** `liabilityAmount`: what the worst outcomes cost beyond the stakes. */
const openTotals = z.object({ betCount: z.int(), stakeAmount: amount, liabilityAmount: amount });

export const tradingList = defineCall({
  path: '/api/console/sports/events',
  summary: 'Events with score, prices, open bets and worst case; those that ended within a day as well',
  audience: 'operator',
  limit: 'read',
  body: z.object({
    view: tradingView.default('now'),
    sport: z.enum(['all', ...sport.options]).default('all'),
    leagueId: id.nullable().default(null),
    search: searchText,
    order: z.enum(['time', 'liability', 'share', 'stake']).default('time'),
    page,
  }),
  data: z.object({
    list: z.array(tradingEvent),
    pageInfo,
    mayMove,
    /** How many events each view has, whatever is searched for. */
    counts: z.record(tradingView, z.int()),
    leagues: z.array(z.object({ leagueId: id, sport, name: localText })),
    /** Of all open bets of the site, each counted once; those on several selections are in it, and apart as well. */
    totals: openTotals.extend({ combinations: openTotals }),
    reviewCount: z.int(),
  }),
  failures: [],
});

export const tradingEventDetail = defineCall({
  path: '/api/console/sports/event',
  summary: 'One event: markets by scope with prices, stakes and worst case, holds, moves and limits',
  audience: 'operator',
  limit: 'read',
  body: z.object({ eventId: id }),
  data: tradingDetail,
  failures: ['E404'],
});

export const tradingHold = defineCall({
  path: '/api/console/sports/hold',
  summary: 'Take no bets on an event, a scope, a market or a selection until it is released',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    eventId: id,
    scope: scope.nullable().default(null),
    marketId: id.nullable().default(null),
    selectionId: id.nullable().default(null),
    untilAt: givenInstant.nullable().default(null),
    reason,
  }),
  data: z.object({ hold }),
  /** O012: there are several sites, and who asks has not the whole installation. */
  failures: ['C999', 'O012', 'E404', 'T999'],
});

export const tradingRelease = defineCall({
  path: '/api/console/sports/release',
  summary: 'End a hold: the market is offered again as the feed and the prices say',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ holdId: id, reason }),
  data: z.object({ eventId: id }),
  /** O012: there are several sites, and who asks has not the whole installation. */
  failures: ['C999', 'O012', 'E404', 'T999'],
});

export const tradingShift = defineCall({
  path: '/api/console/sports/shift',
  summary: 'Move the prices of an event in log-odds, all markets together; or make one price shorter',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({
    eventId: id,
    axis: z.enum(['lead', 'total', 'selection']),
    selectionId: id.nullable().default(null),
    logOdds: z.number().min(-1).max(1),
    reason,
  }),
  data: z.object({ eventId: id }),
  /** O012: there are several sites, and who asks has not the whole installation. O017: its opinion is a feed's. */
  failures: ['C999', 'O012', 'E404', 'T999', 'O017'],
});

export const tradingLimit = defineCall({
  path: '/api/console/sports/limit',
  summary: 'The share of its limits that the site allows on one event, in basis points',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ eventId: id, share: z.int().min(0).max(30_000), reason }),
  data: z.object({ eventId: id }),
  failures: ['C999', 'E404', 'T999'],
});

export const reviewItem = z.object({
  reviewId: id,
  /** `bet`, `result`, `price`, what could not be done; or `market`, what nothing that is known decides. */
  subject: z.string(),
  subjectId: id,
  /** The event it is about; of a bet the one that comes first. Null where it is unknown. */
  eventId: id.nullable(),
  name: localText.nullable(),
  receiptId: z.string().nullable(),
  reason: z.string(),
  tries: z.int(),
  firstAt: instant,
  nextAt: instant,
  /** Whether anything tries it again, at `nextAt` or when it is asked to; else it waits for a person. */
  isRetried: z.boolean(),
  /** Whether who asks may decide it as far as sites go: what is about an event is so with one site, or for the installation. */
  mayDecide: z.boolean(),
});
export type ReviewItem = z.output<typeof reviewItem>;

export const reviewList = defineCall({
  path: '/api/console/sports/reviews',
  summary: 'What could not be settled or priced, the oldest first',
  audience: 'operator',
  limit: 'read',
  body: z.object({ page }),
  data: z.object({ list: z.array(reviewItem), pageInfo }),
  failures: [],
});

export const reviewRetry = defineCall({
  path: '/api/console/sports/reviewRetry',
  summary: 'Try now what is on the review list',
  audience: 'operator',
  limit: 'write',
  idempotent: true,
  body: z.object({ reviewId: id }),
  data: z.object({ reviewId: id }),
  /** O012: there are several sites, and who asks has not the whole installation. O016: nothing tries it again. */
  failures: ['C999', 'E404', 'O012', 'T999', 'O016'],
});

export const reviewClose = defineCall({
  path: '/api/console/sports/reviewClose',
  summary: 'Take something off the review list because it was dealt with by hand',
  audience: 'supervisor',
  limit: 'write',
  idempotent: true,
  body: z.object({ reviewId: id, reason }),
  data: z.object({ reviewId: id }),
  /** O012: there are several sites, and who asks has not the whole installation. */
  failures: ['C999', 'E404', 'O012', 'T999'],
});
