import { defaultBetDelay, defaultSlipPolicy, isSoundBonus, noBonus } from '@hanpan/rules';
import { z } from 'zod';
import { amountField } from './amount-field.ts';

const won = amountField;
const delayMs = z.int().min(0).max(60_000);
const decimalLevel = z.string().regex(/^\d+$/);
const change = z.object({ minAmount: won, maxAmount: won, maxWinAmount: won }).partial();

/** What a site says about placing sports bets. */
export const betSettings = {
  bet: z
    .object({
      minAmount: won.prefault(1_000),
      maxAmount: won.prefault(500_000),
      maxWinAmount: won.prefault(50_000_000),
      maxLegs: z.int().min(1).max(20).default(defaultSlipPolicy.maxLegs),
      /** A leg at shorter odds is refused: it only fills a slip. In thousandths. */
      minLegOddsMilli: z.int().min(1_000).max(100_000).default(defaultSlipPolicy.minLegOddsMilli),
      /** What differs for bets with a leg in play, and by member level (`StakeLimitsPolicy` in packages/rules). */
      live: change.default({}),
      levels: z.record(decimalLevel, change.extend({ live: change.optional() })).default({}),
      /** How long a bet with a leg in play waits, by sport. */
      delay: z
        .object({
          sports: z.record(z.string().max(20), delayMs).prefault({ ...defaultBetDelay.sports }),
          otherSports: delayMs.default(defaultBetDelay.otherSports),
        })
        .prefault({}),
      /** How long a quoted price holds; zero quotes none. */
      quoteMs: z.int().min(0).max(5_000).default(5_000),
    })
    .prefault({}),
  /** Whether a trader is asked for what is beyond the limits, or above `amount`, and how long each side may think. */
  bigBet: z
    .object({
      isOn: z.boolean().default(false),
      amount: won.prefault(1_000_000),
      traderMs: z.int().min(1_000).max(600_000).default(30_000),
      memberMs: z.int().min(1_000).max(600_000).default(15_000),
    })
    .prefault({}),
  multiLegBonus: z
    .object({
      minOddsMilli: z.int().default(noBonus.minOddsMilli),
      steps: z
        .array(z.object({ legs: z.int(), bonusBasisPoints: z.int() }))
        .max(20)
        .prefault([...noBonus.steps]),
    })
    .prefault({})
    .refine(isSoundBonus),
};
