import { expect, test } from 'vitest';
import { periodOf } from './model.ts';

test.each([
  ['month', '2026-11-22T00:00:00Z', '2026-10-22', '2026-11-22'],
  ['quarter', '2026-01-15T00:00:00Z', '2025-10-15', '2026-01-15'],
  ['year', '2026-11-22T00:00:00Z', '2025-11-22', '2026-11-22'],
  ['month', '2026-03-31T00:00:00Z', '2026-02-28', '2026-03-31'],
  ['year', '2028-02-29T00:00:00Z', '2027-02-28', '2028-02-29'],
  ['month', '2026-11-21T15:00:00Z', '2026-10-22', '2026-11-22'],
] as const)('one %s back from %s begins on %s', (span, now, startDate, endDate) => {
  expect(periodOf(span, Date.parse(now), 'Asia/Seoul')).toEqual({ startDate, endDate });
});
