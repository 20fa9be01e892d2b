import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, instant, odds, positiveAmount, siteDay } from '../../fields.ts';
import {
  miniBet,
  miniGame,
  miniMarket,
  miniMarketCode,
  miniPick,
  miniResult,
  miniRound,
} from '../../shapes/minigame.ts';

const roundOfDay = { day: siteDay, round: z.int().min(1).max(8_640) };

export const miniBoard = defineCall({
  path: '/api/minigame/board',
  summary: 'A mini game as it stands: the round, its prices, the person’s limits, the last results',
  audience: 'guest',
  limit: 'read',
  body: z.object({ game: miniGame }),
  data: z.object({
    game: miniGame,
    /** The clock that opens and closes rounds. */
    serverNow: instant,
    /**
     * `open`: bets on `round` are taken. `closed`: its draw is awaited. `off`: the site has switched the game off. `late`: an
     * earlier round has not been drawn in time, so no bets are taken until it is. `none`: no round is announced, and
     * `round` is null.
     */
    betting: z.enum(['open', 'closed', 'off', 'late', 'none']),
    round: miniRound.nullable(),
    /** How long a round takes, from draw to draw. */
    everyMs: z.int(),
    /** What operators set differently: hand it to `miniMarkets` of packages/rules for lines and bounds. */
    rules: z.object({ kenoUnderUpTo: z.int(), kenoLadderSplit: z.int() }),
    markets: z.array(miniMarket),
    /** Of this person's level; of a guest, what the site begins with. `maxWinAmount` is the most a bet may pay. */
    limits: z.object({ minAmount: amount, maxAmount: amount, maxWinAmount: amount }),
    /** Whether this person may bet at all; null for a guest. */
    mayBet: z.boolean().nullable(),
    /** The last 40 rounds, the latest first. */
    results: z.array(miniResult),
  }),
  failures: [],
});

export const miniBetPlace = defineCall({
  path: '/api/minigame/bet',
  summary: 'Bet on the round of a mini game at the odds shown, until it closes by the server’s clock',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({
    game: miniGame,
    ...roundOfDay,
    market: miniMarketCode,
    pick: miniPick,
    /** As the board showed them. */
    odds,
    /** By `rules` of the board: `kenoUnderUpTo` or `kenoLadderSplit`, null where neither decides the market. */
    line: z.int().nullable().optional(),
    stake: positiveAmount,
  }),
  data: z.object({ bet: miniBet, cashAmt: amount, version: z.int() }),
  failures: [
    'C999',
    'B1002',
    'B1001',
    'L013',
    'X001',
    'D001',
    'X007',
    'B6051',
    'E404',
    'B6050',
    'B6010',
    'B6001',
    'B6002',
    'B6003',
    'B6014',
    'X003',
    'X004',
    'X006',
    'B6005',
    'B6015',
    'B6016',
    'B6000',
  ],
  invalid: { stake: 'B6001' },
});

export const miniMyBets = defineCall({
  path: '/api/minigame/myBets',
  summary: 'The member’s bets on a round of a mini game, the newest first; at most 200',
  audience: 'member',
  limit: 'read',
  body: z.object({ game: miniGame, ...roundOfDay }),
  data: z.object({
    list: z.array(miniBet),
    /** Over all bets of the round. `winCash` is what was paid so far. */
    total: z.object({ stake: amount, winCash: amount }),
  }),
  failures: [],
});
