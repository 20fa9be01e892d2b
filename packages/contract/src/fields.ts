import type { Amount } from '@hanpan/money';
import { config, z } from 'zod';

// The policy of a page forbids code made of strings, and the attempt alone would be reported to whoever reads the console.
if ('document' in globalThis) config({ jitless: true });

/** Integers in minor units. zod's `int` is a safe integer; the rest of the code requires the brand. */
export const amount = z.int().meta({ description: 'integer, minor unit (won)' }) as unknown as z.ZodType<
  Amount,
  number
>;
/** No single movement is larger, so that sums of them stay far inside what a double holds exactly. */
const largestAmount = 1_000_000_000_000;
export const positiveAmount = z
  .int()
  .min(1)
  .max(largestAmount)
  .meta({ description: 'integer above zero, minor unit (won)' }) as unknown as z.ZodType<Amount, number>;

/** What somebody has found: there may be nothing. */
export const amountFromZero = z
  .int()
  .min(0)
  .max(largestAmount)
  .meta({ description: 'integer from zero, minor unit (won)' }) as unknown as z.ZodType<Amount, number>;

/** Decimal odds with at most three places; thousandths inside. */
export const odds = z.number().min(1).max(100_000).multipleOf(0.001);

export const idempotencyKey = z.uuid().meta({
  description:
    'made by the client, kept until a final answer; left out, one is derived that holds for a minute',
});

/** On an answer that was stored with its key before: this request has done nothing more. */
export const storedAnswerHeader = 'idempotency-replayed';

export const localText = z.object({ ko: z.string(), en: z.string(), vi: z.string() });
export type LocalText = z.output<typeof localText>;

/** A name in every language, as an operator types it. */
const typedName = z.string().trim().max(100);
export const givenName = z.object({ ko: typedName, en: typedName, vi: typedName });

/** ISO 8601 in UTC; the site's zone is applied on screen. */
export const instant = z.iso.datetime();

/** The days that the product knows of: PostgreSQL has no year 0000, and a zone's clock shifts the last day of 9999. */
const firstSiteDay = '2000-01-01';
const lastSiteDay = '2100-12-31';

/** An instant that a client names: a day that the product knows of, in UTC. */
export const givenInstant = instant.refine((at) => at >= firstSiteDay && at.slice(0, 10) <= lastSiteDay);

/** A day on the site's calendar, "2026-11-20". */
export const siteDay = z.iso
  .date()
  .refine((day) => day >= firstSiteDay && day <= lastSiteDay)
  .meta({ description: `a day from ${firstSiteDay} to ${lastSiteDay}` });

/** For inputs: whether a day may be sent. */
export function isSiteDay(day: string): boolean {
  return siteDay.safeParse(day).success;
}

const periodFields = {
  startDate: siteDay.nullable().default(null),
  endDate: siteDay.nullable().default(null),
};

/**
 * A body with a period: from the first instant of `startDate` to the last of `endDate`, both on the site's clock; null
 * leaves that end open. The end is not before the start.
 */
export function withPeriod<S extends z.ZodRawShape>(fields: S) {
  return z.object({ ...fields, ...periodFields }).refine(
    (body) => {
      const { startDate, endDate } = body as { startDate: string | null; endDate: string | null };
      return startDate === null || endDate === null || startDate <= endDate;
    },
    { path: ['endDate'] },
  );
}

/** What lists are searched for, in the spelling in which names are kept. */
export const searchText = z.string().normalize('NFC').trim().max(60).default('');

export const id = z.int().min(1);

/** A SHA-256 hash, in hexadecimal digits. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/);

export const page = z.int().min(1).max(10_000).default(1);

/**
 * The order in which a reader wants a list: by one of the columns that the list names, and no other. Null, and left out, is
 * the order that the list has by itself.
 */
export function sortBy<const C extends readonly [string, ...string[]]>(columns: C) {
  return z
    .object({ by: z.enum(columns), direction: z.enum(['ascending', 'descending']) })
    .nullable()
    .default(null);
}

/** A column of a list and the way that it is ordered by. */
export interface Sort<By extends string = string> {
  readonly by: By;
  readonly direction: 'ascending' | 'descending';
}

/** The same in an address: the column, with a minus before it for descending. Left out, the list has its own order. */
export function sortWord<const C extends readonly [string, ...string[]]>(columns: C) {
  const descending = columns.map((column): `-${C[number]}` => `-${column}`);
  return z.enum<(C[number] | `-${C[number]}`)[]>([...columns, ...descending]).optional();
}

/** What `sortWord` has read. */
export function sortOfWord<By extends string>(word: By | `-${By}` | undefined): Sort<By> | null {
  if (word === undefined) return null;
  if (word.startsWith('-')) return { by: word.slice(1) as By, direction: 'descending' };
  return { by: word as By, direction: 'ascending' };
}

export function sortWordOf<By extends string>({ by, direction }: Sort<By>): By | `-${By}` {
  return direction === 'descending' ? `-${by}` : by;
}

export const pageInfo = z.object({
  page: z.int(),
  count_per_list: z.int(),
  total: z.int(),
});

export const yesNo = z.enum(['Y', 'N']);

/** A code of an authenticator or a recovery code, however it is grouped; empty where none is needed. */
export const factorCode = z.string().max(40).default('');

export const noBody = z.object({});
export const nothing = z.object({});

const formWords = z.string().max(200);
/**
 * A field of the form of a sign-up, whoever fills it in. What is missing or no text counts as empty, so that the first wrong
 * field has its own code.
 */
export const formText = formWords.catch('');
/** What is stated and no text counts as a date that does not exist; only what is missing counts as not stated. */
export const formDate = formWords
  .nullable()
  .catch('unreadable')
  .transform((date) => date ?? '');
