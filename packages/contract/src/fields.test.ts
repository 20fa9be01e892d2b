import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { givenInstant, id, page, positiveAmount } from './fields.ts';
import { type CallSpec, calls, everyExport, isSiteDay } from './index.ts';

const unknownDays = ['0000-01-01', '0001-01-01', '1999-12-31', '2101-01-01', '9999-12-31', '2026-02-30', ''];

/** Maintenance begins at a moment, not with a day. */
const takesInstant = (field: z.ZodType) => field.safeParse('2026-11-01T03:00:00Z').success;

/** Every call and file that takes a period, with its two ends. */
const withEnds = [
  ...Object.values<CallSpec>(calls)
    .filter(({ body }) => 'startDate' in body.shape && !takesInstant(body.shape.startDate))
    .map(({ path, body }) => [path, body, 'startDate', 'endDate'] as const),
  ...everyExport
    .filter(({ query }) => 'from' in query.shape)
    .map(({ path, query }) => [path, query, 'from', 'to'] as const),
];
/** Accepted by each of them beside its period. */
const rest = {
  ...{ accountId: 1, memberKey: 1, settlementIdx: 1 },
  ...{ by: 'day', vendorCode: 'cheongsa', report: 'days', reason: 'asked by the bank' },
};

describe('days and instants that a client names', () => {
  test('there are calls with a period, and files with one', () => {
    expect(withEnds.length).toBeGreaterThan(8);
  });

  test.each(withEnds)(
    '%s takes no day that PostgreSQL or the product does not know',
    (_, schema, from, to) => {
      expect(schema.safeParse({ ...rest, [from]: '2026-11-01', [to]: '2026-11-01' }).success).toBe(true);
      for (const day of unknownDays) {
        expect(schema.safeParse({ ...rest, [from]: day }).success, `from ${day}`).toBe(false);
        expect(schema.safeParse({ ...rest, [to]: day }).success, `to ${day}`).toBe(false);
      }
    },
  );

  test.each(withEnds)('%s takes no period that ends before it begins', (_, schema, from, to) => {
    expect(schema.safeParse({ ...rest, [from]: '2026-11-02', [to]: '2026-11-01' }).success).toBe(false);
    expect(schema.safeParse({ ...rest, [to]: '2026-11-01' }).success).toBe(true);
  });

  test('a day is known from the year 2000 to the year 2100', () => {
    expect(['2000-01-01', '2100-12-31', '2028-02-29'].every(isSiteDay)).toBe(true);
    expect(unknownDays.some(isSiteDay)).toBe(false);
  });

  test('an instant that is named lies in the same years', () => {
    const takes = (at: string) => givenInstant.safeParse(at).success;
    expect(['2000-01-01T00:00:00Z', '2100-12-31T23:59:59.999Z'].every(takes)).toBe(true);
    expect(
      ['0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2101-01-01T00:00:00Z', '9999-12-31T23:59:59Z'].some(
        takes,
      ),
    ).toBe(false);
  });
});

test('numbers stay within what is stored and what a double holds', () => {
  for (const value of [0, -1, 1.5, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(id.safeParse(value).success, String(value)).toBe(false);
    expect(page.safeParse(value).success, String(value)).toBe(false);
    expect(positiveAmount.safeParse(value).success, String(value)).toBe(false);
  }
  expect(page.safeParse(10_001).success).toBe(false);
  expect(positiveAmount.safeParse(1_000_000_000_001).success).toBe(false);
  expect(positiveAmount.safeParse(1_000_000_000_000).success).toBe(true);
});
