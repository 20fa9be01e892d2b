import { describe, expect, test } from 'vitest';
import { siteDate } from '../validation/site-time.ts';
import { limitPeriod } from './limit-period.ts';

const seoul = 'Asia/Seoul';
const periodIn = (zone: string, period: 'day' | 'week' | 'month', at: string) => {
  const { startMs, endMs } = limitPeriod(period, Date.parse(at), zone);
  return [new Date(startMs).toISOString(), new Date(endMs).toISOString()];
};

describe('[RG-3] the period of a limit', () => {
  test.each([
    ['day', '2026-11-28T14:59:59.999Z', '2026-11-27T15:00:00.000Z', '2026-11-28T15:00:00.000Z'],
    ['day', '2026-11-28T15:00:00.000Z', '2026-11-28T15:00:00.000Z', '2026-11-29T15:00:00.000Z'],
    // A Sunday, and the Monday after it.
    ['week', '2026-11-29T14:59:59.999Z', '2026-11-22T15:00:00.000Z', '2026-11-29T15:00:00.000Z'],
    ['week', '2026-11-29T15:00:00.000Z', '2026-11-29T15:00:00.000Z', '2026-12-06T15:00:00.000Z'],
    ['month', '2026-11-30T14:59:59.999Z', '2026-10-31T15:00:00.000Z', '2026-11-30T15:00:00.000Z'],
    ['month', '2026-11-30T15:00:00.000Z', '2026-11-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z'],
    ['month', '2028-02-29T10:00:00.000Z', '2028-01-31T15:00:00.000Z', '2028-02-29T15:00:00.000Z'],
  ] as const)('is that of the calendar of Seoul: the %s of %s', (period, at, start, end) => {
    expect(periodIn(seoul, period, at)).toEqual([start, end]);
  });

  test('is of whole days where the clock changes: a week of an hour more, a month of an hour less', () => {
    expect(periodIn('Europe/Berlin', 'week', '2026-10-25T12:00:00Z')).toEqual([
      '2026-10-18T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ]);
    expect(periodIn('Europe/Berlin', 'month', '2026-03-31T12:00:00Z')).toEqual([
      '2026-02-28T23:00:00.000Z',
      '2026-03-31T22:00:00.000Z',
    ]);
  });

  test('begins with every day of three years where it should, and the next begins where it ends', () => {
    for (const zone of [seoul, 'Europe/Berlin', 'America/Santiago'])
      for (let at = Date.UTC(2026, 0, 1, 13, 7); at < Date.UTC(2029, 0, 1); at += 86_400_000) {
        const today = siteDate(at, zone);
        const week = limitPeriod('week', at, zone);
        const monday = siteDate(week.startMs, zone);
        expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(monday <= today && today < siteDate(week.endMs, zone)).toBe(true);
        const month = limitPeriod('month', at, zone);
        expect(siteDate(month.startMs, zone)).toBe(`${today.slice(0, 7)}-01`);
        expect(limitPeriod('month', month.endMs, zone).startMs).toBe(month.endMs);
        expect(limitPeriod('week', week.endMs - 1, zone)).toEqual(week);
      }
  });
});
