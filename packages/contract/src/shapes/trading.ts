import { z } from 'zod';
import { amount, id, instant, localText } from '../fields.ts';
import { market, marketKind, phase, pick, scope, scopeScore, sport } from './sport.ts';

/** What is held: the whole event, one scope of it, one market, or one selection of a market. */
export const hold = z.object({
  holdId: id,
  scope: scope.nullable(),
  marketId: id.nullable(),
  selectionId: id.nullable(),
  /** Null where an operator of another site did it. */
  reason: z.string().nullable(),
  heldBy: z.string().nullable(),
  heldAt: instant,
  /** When it ends by itself; null until somebody releases it. */
  untilAt: instant.nullable(),
});
export type TradingHold = z.output<typeof hold>;

/** `waiting`: it is over, and not everything of it is settled. */
export const tradingState = z.enum(['live', 'soon', 'waiting', 'ended']);

export const tradingEvent = z.object({
  eventId: id,
  sport,
  leagueId: id,
  league: localText,
  home: localText,
  away: localText,
  startsAt: instant,
  state: tradingState,
  phase,
  period: z.int(),
  clockSeconds: z.int().nullable(),
  /** As in `event`: what that clock runs down from. */
  periodSeconds: z.int().nullable(),
  homeScore: z.int(),
  awayScore: z.int(),
  /** Who says what happens. */
  feed: z.string(),
  /** When that feed was last heard; null where it never was. */
  feedAt: instant.nullable(),
  pricedAt: instant,
  marketCount: z.int(),
  suspendedCount: z.int(),
  /** Why, where something is suspended; a trader's own hold comes first. */
  reason: market.shape.reason,
  heldCount: z.int(),
  isShifted: z.boolean(),
  betCount: z.int(),
  stakeAmount: amount,
  /** What the house pays beyond the stakes at the worst outcome, and what it may at most. */
  liabilityAmount: amount,
  limitAmount: amount,
  reviewCount: z.int(),
});
export type TradingEvent = z.output<typeof tradingEvent>;

export const tradingSelection = z.object({
  selectionId: id,
  pick,
  odds: z.number(),
  /** What the model gives it, before the margin. */
  fairProbability: z.number(),
  isHeld: z.boolean(),
  betCount: z.int(),
  stakeAmount: amount,
  /** What its open bets are paid if it wins, stakes included. */
  payoutAmount: amount,
  /** How much shorter a trader has made this price, in log-odds. */
  shift: z.number(),
  result: z.string().nullable(),
});

export const tradingMarket = z.object({
  marketId: id,
  kind: marketKind,
  scope,
  lineQuarters: z.int().nullable(),
  isMain: z.boolean(),
  status: market.shape.status,
  reason: market.shape.reason,
  /** How much the implied probabilities are above one, in basis points. */
  marginBasisPoints: z.int(),
  selections: z.array(tradingSelection),
});
export type TradingMarket = z.output<typeof tradingMarket>;

export const tradingScope = z.object({
  scope,
  score: scopeScore.nullable(),
  betCount: z.int(),
  stakeAmount: amount,
  liabilityAmount: amount,
  markets: z.array(tradingMarket),
});
export type TradingScope = z.output<typeof tradingScope>;

/** What was done about an event, by whom and why. */
export const tradingAction = z.object({
  at: instant,
  by: z.string(),
  action: z.string(),
  reason: z.string().nullable(),
});

/** A void that stands: bets on one market of the event or on all, placed in the window or whenever. */
export const tradingVoid = z.object({
  marketId: id.nullable(),
  placedFrom: instant.nullable(),
  /** Strictly before. */
  placedTo: instant.nullable(),
  reason: z.string(),
  at: instant,
});
export type TradingVoid = z.output<typeof tradingVoid>;

/**
 * Whether who asks may suspend, reopen and move prices as far as sites go: events are shared, so that with several sites it
 * is for whoever has the whole installation. Which roles trade stands in the matrix.
 */
export const mayMove = z.boolean();

export const tradingDetail = z.object({
  event: tradingEvent,
  mayMove,
  /** Its prices are a feed's, and so is the opinion about it: single prices alone are made shorter here. */
  followsFeed: z.boolean(),
  scopes: z.array(tradingScope),
  holds: z.array(hold),
  /** What operators have declared void and not taken back, whatever came of it. */
  voids: z.array(tradingVoid),
  /** In log-odds: `lead` towards the home side, `total` towards more. */
  shift: z.object({ lead: z.number(), total: z.number() }),
  /** The share of its limits that the site allows on the event, in basis points, and what they come to now. */
  limits: z.object({
    share: z.int(),
    /** What the limits page says is cut by these as well, in basis points: by sport, and by the time to kick-off or play. */
    sportShare: z.int(),
    timeShare: z.int(),
    selectionAmount: amount,
    marketAmount: amount,
    eventAmount: amount,
    memberEventAmount: amount,
  }),
  actions: z.array(tradingAction),
});
export type TradingDetail = z.output<typeof tradingDetail>;
