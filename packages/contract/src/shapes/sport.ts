import { z } from 'zod';
import { amount, id, instant, localText, odds } from '../fields.ts';

/** The sports of the board; `football` is the American one. */
export const sport = z.enum([
  ...(['soccer', 'basketball', 'baseball', 'volleyball', 'badminton', 'hockey', 'combat'] as const),
  ...(['tennis', 'handball', 'football', 'esport'] as const),
]);

/** What is bet on; docs/settlement.md says how each is settled. Lines are quarters of a goal: -3 is -0.75. */
export const marketKind = z.enum([
  ...(['WDL', 'WL', 'AH', 'UO', 'DC', 'DNB', 'BTTS', 'OE'] as const),
  ...(['CS', 'TG', 'WM', 'WUO', 'HTFT', 'TTH', 'TTA', 'WTN', 'RND'] as const),
]);

/** Which score a market is about: that of the match, or of a half, quarter, period, set or inning of it. */
export const scope = z.enum([
  ...([
    'match',
    'regular',
    'points',
    'corners',
    'h1',
    'h2',
    'q1',
    'q2',
    'q3',
    'q4',
    'p1',
    'p2',
    'p3',
  ] as const),
  ...(['s1', 's2', 's3', 's4', 's5', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9', 'f5'] as const),
]);

/** `home`, `over`, `home-draw`, `2-1`, `home/draw`: the selections of a market as docs/settlement.md lists them. */
export const pick = z.string().regex(/^[a-z0-9+/-]{1,20}$/);

export const selection = z.object({ selectionId: id, pick, odds });

export const market = z.object({
  marketId: id,
  kind: marketKind,
  scope,
  lineQuarters: z.int().nullable(),
  /** The line that a board shows first; always true for a market without a line. */
  isMain: z.boolean(),
  /** Why a market takes no bets, for the cell shown in its place. */
  status: z.enum(['open', 'suspended', 'closed', 'settled']),
  reason: z
    .enum(['in-play', 'ended', 'stale', 'trading', 'incident', 'feed', 'operator', 'limit'])
    .nullable(),
  selections: z.array(selection),
});

export const phase = z.enum(['prematch', 'playing', 'break', 'overtime', 'shootout', 'ended']);

export const side = z.enum(['home', 'away']);

/** The score of one scope so far; `isFinal` once nothing can change it any more. */
export const scopeScore = z.object({ scope, home: z.int(), away: z.int(), isFinal: z.boolean() });

/** Where a drawn match comes from: the way from a bet to its proof (`/api/fair/*`). */
export const provenance = z.object({
  /** The draws that decide the match, and the hash of their announcement, which was public before the first price. */
  series: z.string(),
  announcement: z.string(),
  season: z.int(),
  round: z.int(),
  /** Whether the names and the strengths are of the real world. What happens is always drawn. */
  names: z.enum(['real', 'invented']),
  strengths: z.enum(['fitted', 'made']),
});

/** `version` grows with every change of the event; an update with a lower one is stale. */
export const event = z.object({
  eventId: id,
  leagueId: id,
  sport,
  startsAt: instant,
  phase,
  /** The half, quarter, period, set, map, inning or round being played, from 1; 0 before the kick-off. */
  period: z.int(),
  /** Seconds played of this period; null where no clock runs. */
  clockSeconds: z.int().nullable(),
  /** From how many seconds the clock of this period runs down to nought; null where it runs up or none runs. */
  periodSeconds: z.int().nullable(),
  /** Who serves, pitches or attacks, where the sport has that. */
  server: side.nullable(),
  /** What the board shows besides: points of a tennis game, outs and bases, red cards. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  home: localText,
  away: localText,
  homeScore: z.int(),
  awayScore: z.int(),
  scores: z.array(scopeScore),
  /**
   * The home side's share of what was done lately, in hundredths (`momentumOf` of packages/rules); null where nothing is
   * being played.
   */
  momentum: z.int().min(0).max(100).nullable(),
  /** Null for a match that is played in the world. */
  provenance: provenance.nullable(),
  /** When its prices were made or last confirmed. */
  pricedAt: instant,
  version: z.int(),
  /** How many markets are on offer besides the main ones, which are all that a board carries. */
  furtherMarkets: z.int(),
  markets: z.array(market),
});
export type SportEvent = z.output<typeof event>;

export const league = z.object({ leagueId: id, sport: z.string(), name: localText, country: localText });

export const oddsPolicy = z.enum(['review', 'higher', 'all']);

/** BET accepted · WAIT in delay · PASS won · FAIL lost · TIE returned · CANCEL voided. */
export const betStatus = z.enum(['BET', 'WAIT', 'PASS', 'FAIL', 'TIE', 'CANCEL']);

/**
 * Why a bet that waited was given back: the price moved beyond the consent, a market was suspended or decided, a score
 * came, the feed fell silent, the member may not bet any more, the house has no more room; the trader said no, nobody
 * said anything in time, or the member declined what was offered.
 */
export const betRefusal = z.enum([
  ...(['price', 'suspended', 'incident', 'decided', 'feed', 'member', 'limit'] as const),
  ...(['trader', 'expired', 'declined'] as const),
]);

/**
 * A bet in WAIT. `delay`: decided by itself at `until`; `trader`: a trader decides it until then; `offer`: a trader takes
 * `offeredStake` instead, and the member says until then whether it wants that.
 */
export const betWait = z.object({
  kind: z.enum(['delay', 'trader', 'offer']),
  until: instant,
  offeredStake: amount.nullable(),
});

/** In a dead heat only a share of the stake won, the rest of it lost: `dead-heat:1/2`. */
export const legResult = z.union([
  z.enum(['win', 'half-win', 'void', 'half-lose', 'lose']),
  z.templateLiteral(['dead-heat:', z.int(), '/', z.int()]),
]);

/**
 * How a leg stood when its bet, which had waited, was refused for its legs: what spoke against this one, null where nothing
 * did, and its price then, null where it was not offered.
 */
export const legAtRefusal = z.object({
  reason: z.enum(['price', 'suspended', 'incident', 'decided']).nullable(),
  odds: odds.nullable(),
});

export const betLeg = z.object({
  eventId: id,
  home: localText,
  away: localText,
  startsAt: instant,
  kind: marketKind,
  scope,
  lineQuarters: z.int().nullable(),
  pick,
  odds,
  /** The hash that the match's draws were announced under; null for a match that is played in the world. */
  announcement: z.string().nullable(),
  homeScore: z.int().nullable(),
  awayScore: z.int().nullable(),
  result: legResult.nullable(),
  /** Null unless the bet waited and was refused for what became of its legs. */
  atRefusal: legAtRefusal.nullable(),
});

export const bet = z.object({
  betIdx: id,
  receiptId: z.string(),
  status: betStatus,
  stake: amount,
  /** The product of the legs, floored to thousandths; long combinations go beyond what one leg may have. */
  totalOdds: z.number().min(1),
  /** With its bonus, if every leg wins that is open: of one that was given back nothing more is to be had. */
  possibleWin: amount,
  /** What a combination gets beyond its product in `possibleWin`; legs that have not won as a whole count no more. */
  bonusBasisPoints: z.int(),
  /** Which prices the member had agreed to; null where it bet before that was kept. */
  oddsPolicy: oddsPolicy.nullable(),
  /** The version of the house rules that it was placed under and is settled by. */
  houseRules: z.int().positive(),
  /** Null unless the status is WAIT. */
  wait: betWait.nullable(),
  /** Null unless it waited and was given back (CANCEL). */
  refusal: betRefusal.nullable(),
  winCash: amount.nullable(),
  placedAt: instant,
  settledAt: instant.nullable(),
  /** How often it has been settled: more than once where a result was corrected. */
  settlements: z.int(),
  /** When the member sold the bet before it was decided; `winCash` is what was paid for it then. */
  cashedOutAt: instant.nullable(),
  legs: z.array(betLeg),
});
export type Bet = z.output<typeof bet>;
