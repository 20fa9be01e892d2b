import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, noBody, page, pageInfo, withPeriod, yesNo } from '../../fields.ts';
import { betResult, betStatuses, betTypes } from '../../shapes/bet-result.ts';
import { gameTypes } from '../../shapes/game-code.ts';
import { playSums } from '../../shapes/play.ts';
import { betRefusal, oddsPolicy } from '../../shapes/sport.ts';

const betType = z.enum(betTypes);

/** One bet or round of any family. `cash` is staked; `resultCash` is won (above zero) or lost, 0 while undecided. */
const historyEntry = z.object({
  betIdx: id,
  /** The part of the house it was played in, and what kind of game it was. */
  family: z.string(),
  gameType: z.string(),
  /** The vendor of the game, where it is a vendor's. */
  vendorCode: z.string().nullable(),
  name: localText,
  receiptId: z.string(),
  placedAt: instant,
  settledAt: instant.nullable(),
  status: z.enum(betStatuses),
  type: betType,
  cash: amount,
  winCash: amount,
  resultCash: amount,
  /** What it pays at most, while it is open; null where nobody can know. */
  possibleCash: amount.nullable(),
  /** The product of the odds that were taken; null where a game has none. */
  totalOdds: z.number().min(1).nullable(),
  /** Which prices the member had agreed to; null where a game has none, and of bets from before that was kept. */
  oddsPolicy: oddsPolicy.nullable(),
  /** Why it was never accepted; null of every bet that was. What was not accepted is in no sum of the list. */
  refusal: betRefusal.nullable(),
  /** The site bought it back before it was decided: `winCash` is what was paid for it, whatever becomes of its choices. */
  isSold: z.boolean(),
  /** Whether its vendor can be asked to show it again: `/api/minigame/replay`. */
  hasReplay: z.boolean(),
  /** What the result is calculated from: one for each choice that was made. Empty where the game decides it alone. */
  betCalResults: z.array(betResult),
});

/** Empty is the same as left out. */
const key = z.string().max(40).default('');

export const betHistory = defineCall({
  path: '/api/bet/betlistNew',
  summary: 'Every bet of every family in one list, the newest first',
  audience: 'member',
  limit: 'read',
  body: withPeriod({
    /** `all`, a family, a game type, or a group of the catalogue. */
    groupKey: key,
    /** A code of the catalogue whose vendor's games are meant. */
    vendorCode: key,
    /** Y: placed more than 30 days ago. N: since then. Left out, both. */
    oldYn: yesNo.nullable().default(null),
    type: z.enum(['all', ...betTypes]).default('all'),
    page,
  }),
  data: z.object({
    list: z.array(historyEntry),
    /** Of the whole list, not of the page, and of what was accepted or still waits. `waitCash` is staked and undecided, and no part of `resultCash`. */
    total: z.object({ cash: amount, winCash: amount, waitCash: amount, resultCash: amount }),
    pageInfo,
  }),
  failures: ['E404'],
});

export const betMoney = defineCall({
  path: '/api/bet/money',
  summary:
    'What a bet has moved in the ledger, in order; a bet that was settled again has more than two lines',
  audience: 'member',
  limit: 'read',
  body: z.object({ family: z.string().max(40), betIdx: id }),
  data: z.object({
    list: z.array(
      z.object({
        transferId: z.int(),
        flow: z.string(),
        amount,
        balanceAfter: amount,
        postedAt: instant,
      }),
    ),
  }),
  failures: ['E404'],
});

/** Longer than a year of days is no picture any more. */
const mostDays = 366;

export const winLose = defineCall({
  path: '/api/member/winlose',
  summary: 'What the member won and lost, by family and game type, over days of the site’s calendar',
  audience: 'member',
  limit: 'read',
  body: withPeriod({}),
  data: z.object({
    list: z.array(z.object(playSums)),
    /** The last days of the period on which something was settled, at most a year of them, the oldest first. */
    days: z
      .array(
        z.object({
          day: z.string(),
          betCount: z.int(),
          stakeAmount: amount,
          /** What came back, stakes that were returned included. */
          paidAmount: amount,
          resultAmount: amount,
        }),
      )
      .max(mostDays),
    resultAmount: amount,
  }),
  failures: [],
});

/** Beyond their stakes: what only gives a stake back is no win. The member id is masked and the time rounded. */
export const winList = defineCall({
  path: '/api/main/winList',
  summary: 'What members won last, for the main page; at most four, the newest first',
  audience: 'guest',
  limit: 'read',
  cached: true,
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        memId: z.string(),
        gameType: z.string(),
        /** The vendor's key of the game; null for what is played here. */
        gameKey: z.string().nullable(),
        name: localText,
        /** What came back, the stake included. */
        winCash: amount,
        regDate: instant,
      }),
    ),
  }),
  failures: [],
});

/** What members of a site do in the lobby of a game type: nobody's name in full, and no count of anything. */
export const topGames = defineCall({
  path: '/api/main/topGames',
  summary:
    'The games of a type that are played most, and what was won in them last beyond five times the stake',
  audience: 'guest',
  limit: 'read',
  cached: true,
  body: z.object({ type: z.enum(gameTypes) }),
  data: z.object({
    /** The most played of the last day first; at most six. */
    popular: z.array(z.object({ vendorCode: z.string(), gameKey: z.string() })),
    /** The newest first; at most six. */
    wins: z.array(
      z.object({
        memId: z.string(),
        vendorCode: z.string().nullable(),
        gameKey: z.string().nullable(),
        name: localText,
        /** What came back, the stake included, and how many times the stake that is, floored to a tenth. */
        winCash: amount,
        times: z.number(),
        regDate: instant,
      }),
    ),
  }),
  failures: [],
});

export const recentGames = defineCall({
  path: '/api/member/recentGames',
  summary: 'The games that the member played last, each once; at most four, the latest first',
  audience: 'member',
  limit: 'read',
  /** Without a type, of every type. */
  body: z.object({ type: z.enum(gameTypes).optional() }),
  data: z.object({
    list: z.array(
      z.object({
        family: z.string(),
        gameType: z.string(),
        /** The vendor and its key of the game, by which it is launched; null for what is played here. */
        vendorCode: z.string().nullable(),
        gameKey: z.string().nullable(),
        name: localText,
        playedAt: instant,
      }),
    ),
  }),
  failures: [],
});
