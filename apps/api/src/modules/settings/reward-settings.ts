import { isWithinExpectedCost } from '@hanpan/rules';
import { z } from 'zod';
import { amountField } from './amount-field.ts';

const points = amountField;
const basisPoints = z.int().min(0).max(5_000);
const level = z.string().regex(/^\d+$/);

/** A percentage in basis points, and what some member levels get on top. Together never more than the whole. */
const rate = z
  .object({ basisPoints: basisPoints.default(0), bonusByLevel: z.record(level, basisPoints).default({}) })
  .prefault({});

/** What points are earned at. A site that sets nothing gives nothing. */
const pointAccrual = z.object({
  signUpPoints: points.prefault(0),
  firstDeposit: rate,
  deposit: rate,
  /** Of the deposit of a referred member, to its referrer. */
  recommender: rate,
  /** Of a day's net loss, by game family. */
  losing: z.object({ sports: rate, slot: rate, casino: rate, hotelCasino: rate, mini: rate }).prefault({}),
  /** The most that deposits, losses and referrals together give one member on one day. */
  dayCapPoints: points.prefault(300_000),
});

const wheel = [
  { points: 0, weight: 400 },
  { points: 100, weight: 300 },
  { points: 300, weight: 150 },
  { points: 500, weight: 100 },
  { points: 1_000, weight: 40 },
  { points: 5_000, weight: 10 },
];

const rotary = z.object({
  open: z.boolean().default(true),
  freePerDay: z.int().min(0).max(100).default(1),
  /** Zero: deposits earn no turns. */
  depositPerTicket: points.prefault(100_000),
  maxTicketsPerDay: z.int().min(0).max(100).default(3),
  prizes: z
    .array(z.object({ points, weight: z.int().min(1).max(1_000_000) }))
    .min(2)
    .max(24)
    .prefault(wheel),
  /** What one turn may cost on average, in points. */
  maxExpectedCost: points.prefault(300),
});

/** A wheel that would cost more than its own bound does not turn: it is closed until an operator fixes it. */
const boundedRotary = rotary.prefault({}).transform((wheelSettings) => ({
  ...wheelSettings,
  open: wheelSettings.open && isWithinExpectedCost(wheelSettings.prizes, wheelSettings.maxExpectedCost),
}));

export const rewardSettings = {
  pointConversionOpen: z.boolean().default(true),
  pointAccrual: pointAccrual.prefault({}),
  /** The most that an operator gives at once: points, or one coupon. */
  giveMaxAmount: points.prefault(1_000_000),
  couponsOpen: z.boolean().default(true),
  attendance: z
    .object({
      open: z.boolean().default(true),
      dayPoints: points.prefault(100),
      streakRewards: z
        .array(z.object({ days: z.int().min(1).max(366), points }))
        .max(12)
        .prefault([
          { days: 7, points: 500 },
          { days: 30, points: 3_000 },
        ]),
    })
    .prefault({}),
  rotary: boundedRotary,
};
