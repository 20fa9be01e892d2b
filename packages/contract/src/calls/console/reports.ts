import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, noBody, siteDay, withPeriod } from '../../fields.ts';
import { reportBegin, reportEnd } from '../../shapes/report-reach.ts';

/** One day of the site's calendar, as the house sees it. */
const dayFigures = {
  stakeAmt: amount,
  /** Paid beyond the stake, and given back of it. */
  paidAmt: amount,
  /** Stakes less what came back of them. */
  ggrAmt: amount,
  /** What points, coupons, bonuses and commissions cost. */
  costAmt: amount,
  /** GGR less that. */
  ngrAmt: amount,
  betCount: z.int(),
  playerCount: z.int(),
  depositAmt: amount,
  depositCount: z.int(),
  withdrawalAmt: amount,
  withdrawalCount: z.int(),
  newMemberCount: z.int(),
};

export const reportDays = defineCall({
  path: '/api/console/report/days',
  summary: 'Revenue and cash flow of the site by day, the oldest first; at most a year',
  audience: 'operator',
  limit: 'heavy',
  body: withPeriod({}),
  data: z.object({
    list: z.array(z.object({ day: siteDay, ...dayFigures })),
    ...reportBegin,
    ...reportEnd,
  }),
  failures: [],
});

/** What revenue is shown by, and what each may be narrowed to. */
export const revenueDimensions = ['day', 'family', 'vendor', 'gameType', 'game', 'partner'] as const;
export type RevenueDimension = (typeof revenueDimensions)[number];

/** What a report is narrowed to; null does not narrow. An empty vendor is the site itself, partner 0 is nobody. */
const narrowed = {
  family: z.string().max(60).nullable().default(null),
  vendor: z.string().max(60).nullable().default(null),
  gameType: z.string().max(60).nullable().default(null),
  game: z.string().max(255).nullable().default(null),
  partnerKey: z.int().min(0).nullable().default(null),
};

/** Sums of partners know of no games. */
const knowsGames = ({
  by,
  game,
  partnerKey,
}: {
  by: string;
  game: string | null;
  partnerKey: number | null;
}) => !((by === 'game' || game !== null) && (by === 'partner' || partnerKey !== null));

export const reportRevenue = defineCall({
  path: '/api/console/report/revenue',
  summary:
    'Revenue of the site by day, family, provider, game type, game or partner, narrowed to any of them; at most a year',
  audience: 'operator',
  limit: 'heavy',
  body: withPeriod({ by: z.enum(revenueDimensions), ...narrowed }).refine(knowsGames, { path: ['by'] }),
  data: z.object({
    list: z.array(
      z.object({
        /** The last row, where there is one: costs that no other row bears, of days without turnover or of rounding. */
        isUnshared: z.boolean(),
        /** What the row is about: the one field that `by` names. */
        day: siteDay.nullable(),
        family: z.string().nullable(),
        /** Null where the site itself makes the game. */
        vendor: z.string().nullable(),
        gameType: z.string().nullable(),
        game: z.string().nullable(),
        gameName: localText.nullable(),
        /** Null for members that nobody brought. */
        partner: z.object({ memberKey: id, memId: z.string(), memNick: z.string() }).nullable(),
        betCount: z.int(),
        /** Only by day, and not of games, game types or partners: people do not add up. */
        playerCount: z.int().nullable(),
        stakeAmt: amount,
        paidAmt: amount,
        /** What counts of the stakes as turnover. */
        turnoverAmt: amount,
        ggrAmt: amount,
        /** Its share of what each day cost, by turnover; all rows that are not narrowed cost together what the days do. */
        costAmt: amount,
        ngrAmt: amount,
        /** What came back of the stakes, in basis points; null where nothing was staked. */
        returnBasisPoints: z.int().nullable(),
        /**
         * What should have come back, weighted by stakes: by the word of the providers, and in mini games by prices and
         * chances; null where nothing says it.
         */
        theoreticalBasisPoints: z.int().nullable(),
        /**
         * By game alone: between which returns it lies but about once in a thousand looks. Null where too little was played, or the
         * game's vendor is not known to have stated its return all the period.
         */
        bound: z
          .object({
            /** Of rounds with a stake alone, without what was given back: what is held against the bound. */
            actualBasisPoints: z.int(),
            lowBasisPoints: z.int(),
            highBasisPoints: z.int(),
            isOutside: z.boolean(),
          })
          .nullable(),
      }),
    ),
    /** There are more rows than are shown. */
    isCut: z.boolean(),
    ...reportBegin,
    ...reportEnd,
  }),
  failures: [],
});

export const reportLiabilities = defineCall({
  path: '/api/console/report/liabilities',
  summary: 'What members held at the end of each day, the oldest first; at most a year',
  audience: 'operator',
  limit: 'heavy',
  body: withPeriod({}),
  data: z.object({
    list: z.array(
      z.object({
        day: siteDay,
        cashAmt: amount,
        holdAmt: amount,
        gameAmt: amount,
        bonusAmt: amount,
        /** Commission that partners may turn into money; null on days when it was not looked at yet. */
        compAmt: amount.nullable(),
        pointAmt: amount,
        /** Stakes of bets that are open. */
        openStakeAmt: amount,
        /** The last look of that day. */
        takenAt: instant,
      }),
    ),
    ...reportBegin,
  }),
  failures: [],
});

export const reportRetention = defineCall({
  path: '/api/console/report/retention',
  summary:
    'Of the members let in within a week, how many played in each week since; the oldest week first, at most a year',
  audience: 'operator',
  limit: 'heavy',
  body: withPeriod({}),
  data: z.object({
    list: z.array(
      z.object({
        /** The Monday of the week in which they were let in. */
        week: siteDay,
        memberCount: z.int(),
        /** How many played in that week, in the one after it, and so on until now. */
        activeCounts: z.array(z.int()),
      }),
    ),
    ...reportBegin,
    ...reportEnd,
  }),
  failures: [],
});

export const consoleToday = defineCall({
  path: '/api/console/today',
  summary: 'The day at a glance: what moved, who is there, and what the house owes',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    day: siteDay,
    now: instant,
    today: z.object(dayFigures),
    /** The day before, up to its end. */
    yesterday: z.object(dayFigures),
    onlineCount: z.int(),
    playingCount: z.int(),
    /** What members hold: money that the house has to be able to pay. */
    liabilities: z.object({
      cashAmt: amount,
      holdAmt: amount,
      gameAmt: amount,
      /** Commission that partners may turn into money, one for one. */
      compAmt: amount,
      pointAmt: amount,
      bonusAmt: amount,
    }),
    openStakeAmt: amount,
    /** The last fourteen days, the oldest first. */
    trend: z.array(z.object({ day: siteDay, ggrAmt: amount, depositAmt: amount, withdrawalAmt: amount })),
    /** Of what was played and what it cost; money in and out is counted at once. */
    ...reportEnd,
  }),
  failures: [],
});
