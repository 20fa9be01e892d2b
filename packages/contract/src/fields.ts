import type { Amount } from '@hanpan/money';
import { z } from 'zod';

/** Integers in minor units. zod's `int` is a safe integer; the rest of the code requires the brand. */
export const amount = z.int().meta({ description: 'integer, minor unit (won)' }) as unknown as z.ZodType<
  Amount,
  number
>;
export const positiveAmount = z
  .int()
  .min(1)
  .meta({ description: 'integer above zero, minor unit (won)' }) as unknown as z.ZodType<Amount, number>;

/** Decimal odds with at most three places; thousandths inside. */
export const odds = z.number().min(1).max(100_000).multipleOf(0.001);

export const idempotencyKey = z.uuid().meta({ description: 'made by the client, kept until a final answer' });

export const localText = z.object({ ko: z.string(), en: z.string(), vi: z.string() });
export type LocalText = z.output<typeof localText>;

/** ISO 8601 in UTC; the site's zone is applied on screen. */
export const instant = z.iso.datetime();

/** A day on the site's calendar, "2026-11-20". */
export const siteDay = z.iso.date();

/** From the first instant of one day to the last of another, both on the site's clock; null leaves that end open. */
export const period = {
  startDate: siteDay.nullable().default(null),
  endDate: siteDay.nullable().default(null),
};

export const id = z.int().min(1);

export const page = z.int().min(1).max(10_000).default(1);

export const pageInfo = z.object({
  page: z.int(),
  count_per_list: z.int(),
  total: z.int(),
});

export const yesNo = z.enum(['Y', 'N']);

export const noBody = z.object({});
export const nothing = z.object({});
