import { describe, expect, test } from 'vitest';
import { exclusionEndsMs } from './exclusion-period.ts';

const dayMs = 86_400_000;
const day = (at: string, zone = 'Asia/Seoul') =>
  new Date(exclusionEndsMs('day', Date.parse(at), zone)).toISOString();

describe('[RG-9] when a break ends', () => {
  test.each([
    ['in the middle of a day', '2026-11-20T03:00:00Z', '2026-11-21T15:00:00.000Z'],
    ['at the first instant of a day', '2026-11-20T15:00:00Z', '2026-11-22T15:00:00.000Z'],
    ['at the last instant of a day', '2026-11-20T14:59:59.999Z', '2026-11-21T15:00:00.000Z'],
  ])('[RG-9] a day asked for %s lasts until the end of the next one', (_, at, end) => {
    expect(day(at)).toBe(end);
  });

  test('[RG-9] where the next day has 23 hours, a day is more than 24 hours all the same', () => {
    // In New York the clocks go forward on 8 March 2026.
    expect(day('2026-03-08T04:30:00Z', 'America/New_York')).toBe('2026-03-10T04:00:00.000Z');
    expect(day('2026-03-07T17:00:00Z', 'America/New_York')).toBe('2026-03-09T04:00:00.000Z');
  });

  test('[RG-9] a day is more than 24 hours at every minute of a year, and at most two days and an hour', () => {
    const startMs = Date.parse('2026-01-01T00:00:00Z');
    for (let minute = 0; minute < 365 * 1440; minute += 373) {
      const nowMs = startMs + minute * 60_000;
      const lastsMs = exclusionEndsMs('day', nowMs, 'America/New_York') - nowMs;
      expect(lastsMs > dayMs && lastsMs <= 2 * dayMs + 3_600_000).toBe(true);
    }
  });

  test.each([
    ['week', 7],
    ['month', 30],
    ['halfYear', 184],
  ] as const)('[RG-8][RG-9] a %s is %i days from the moment', (period, days) => {
    expect(exclusionEndsMs(period, 1_000, 'Asia/Seoul')).toBe(1_000 + days * dayMs);
  });
});
