import { turnoverRules } from '@hanpan/rules';
import { z } from 'zod';

const percent = z.int().min(0).max(3_000);

/** What money that came in has to be played for before any is withdrawn, in whole percent of it. */
export const turnoverSettings = {
  turnover: z
    .object({
      depositPercent: percent.default(100),
      /** Points and coupons that became cash. */
      rewardPercent: percent.default(100),
      /** What a stake counts as, by family, in place of what the rules say. */
      weights: z
        .record(z.string(), z.int().min(0).max(100))
        .default({})
        .transform((changed) => ({ ...turnoverRules.weights, ...changed })),
    })
    .prefault({}),
};
