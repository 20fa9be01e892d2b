import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, noBody, odds, page, pageInfo, positiveAmount } from '../../fields.ts';
import { bet, oddsPolicy } from '../../shapes/sport.ts';

/** How many of the legs each bet of a system has. */
const systemSize = z.int().min(1).max(19);

export const betQuote = defineCall({
  path: '/api/bet/quote',
  summary:
    'What a slip is worth now: prices that hold for some seconds, the stakes they allow, and how long it will wait',
  audience: 'member',
  limit: 'read',
  body: z.object({
    legs: z
      .array(z.object({ selectionId: id }))
      .min(1)
      .max(20),
    /** Of several bets, one on every so many of the legs; left out, of one bet on all of them. */
    size: systemSize.optional(),
  }),
  data: z.object({
    legs: z.array(z.object({ selectionId: id, odds })),
    /** Of several bets the longest. */
    totalOdds: z.number().min(1),
    /** What each bet gets besides if all of its legs win, in basis points, in the order in which the bets are placed. */
    bonuses: z.array(z.int()),
    minStake: amount,
    /** The most that is taken at once, of several bets on each of them; zero where nothing is. */
    maxStake: amount,
    /** The most that a bet of this member may return. */
    maxWin: amount,
    /** A stake beyond `maxStake` is asked of a trader. */
    asksTrader: z.boolean(),
    /** How long the bet waits before it is decided, because a leg is in play; otherwise 0. */
    delayMs: z.int(),
    /** To be sent with the slip, so that the price shown is the price taken; null where a leg is in play. */
    quote: z.object({ token: z.string(), expiresAt: instant }).nullable(),
  }),
  failures: [
    'B6020',
    'B1002',
    'B1001',
    'L013',
    'X001',
    'D001',
    'X007',
    'B6012',
    'B6013',
    'B6011',
    'B6019',
    'B6017',
  ],
  invalid: { legs: 'B6012', size: 'B6012' },
});

/** The selections with the odds that the member has seen. */
const pricedLegs = z.array(z.object({ selectionId: id, odds })).max(20);
/** The token of a quote for these legs. */
const quoteToken = z.string().max(4_000).optional();

/** What one bet is refused with. */
const ofBet = [
  'B1002',
  'B1001',
  'L013',
  'X001',
  'D001',
  'X007',
  'B6013',
  'B6018',
  'B6012',
  'B6011',
  'B6010',
  'B6019',
  'B6001',
  'B6002',
  'B6003',
  'B6017',
  'B9999',
  'B6014',
  'X003',
  'X004',
  'X006',
  'B6005',
  'B6015',
  'B6016',
] as const;

export const betProc = defineCall({
  path: '/api/bet/betProc',
  summary:
    'Place a single or a combination; the price is checked against the consent given, or held by a quote',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({
    stake: positiveAmount,
    oddsPolicy: oddsPolicy.default('review'),
    legs: pricedLegs.min(1),
    quote: quoteToken,
  }),
  data: z.object({ bet, cashAmt: amount, version: z.int() }),
  failures: ['C999', ...ofBet, 'B6000'],
  invalid: { stake: 'B6001', legs: 'B6012' },
});

export const betSystem = defineCall({
  path: '/api/bet/betSystem',
  summary:
    'Place one bet on every choice of so many of the legs, all of them or none: singles with a size of 1, else a system',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({
    /** Of each bet. */
    stake: positiveAmount,
    size: systemSize,
    oddsPolicy: oddsPolicy.default('review'),
    legs: pricedLegs.min(2),
    quote: quoteToken,
  }),
  /** The bets in the order of their legs, the earliest first; the balance is that after all of them. */
  data: z.object({ bets: z.array(bet), cashAmt: amount, version: z.int() }),
  failures: ['C999', 'B6020', ...ofBet, 'B6021', 'B6000'],
  invalid: { stake: 'B6001', legs: 'B6012', size: 'B6012' },
});

export const betAnswerOffer = defineCall({
  path: '/api/bet/answerOffer',
  summary:
    'Take the smaller stake that a trader has offered for a waiting bet, or decline it and get the stake back',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ betIdx: id, accept: z.boolean() }),
  data: z.object({ bet, cashAmt: amount, version: z.int() }),
  failures: ['C999', 'E404', 'T999'],
});

export const sportBetList = defineCall({
  path: '/api/bet/sportBetlist',
  summary: "The member's sports bets with their legs, newest first",
  audience: 'member',
  limit: 'read',
  body: z.object({
    state: z.enum(['all', 'open', 'settled', 'cashed-out']).default('all'),
    /** That bet alone, for its receipt. */
    betIdx: id.nullable().default(null),
    page,
  }),
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

/** Why a bet has no price now: `settling` for a moment, `suspended` while one of its markets is. */
export const cashOutReason = z.enum(['off', 'decided', 'settling', 'suspended', 'too-small']);

export const cashOutQuote = defineCall({
  path: '/api/bet/cashOutQuote',
  summary: 'What the site would pay for open bets now; those that are not the member’s are left out',
  audience: 'member',
  limit: 'read',
  body: z.object({ bets: z.array(id).min(1).max(20) }),
  data: z.object({
    list: z.array(
      z.object({ betIdx: id, amount: positiveAmount.nullable(), reason: cashOutReason.nullable() }),
    ),
  }),
  failures: [],
});

export const cashOut = defineCall({
  path: '/api/bet/cashOut',
  summary: 'Sell an open bet for the amount that was quoted; refused where it is worth less by now',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({ betIdx: id, quotedAmount: positiveAmount }),
  data: z.object({ bet, cashAmt: amount, version: z.int() }),
  failures: ['C999', 'B1002', 'E404', 'B9999', 'B6031', 'B6032'],
});
