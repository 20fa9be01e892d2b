import { siteDate, siteDayStart } from '../validation/site-time.ts';
import type { OwnLimitPeriod } from './own-limits.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The start of the day that many days from the one of `atMs`: by its noon, which no change of the clock moves into another day. */
function dayStartFrom(atMs: number, days: number, timeZone: string): number {
  return siteDayStart(siteDayStart(atMs, timeZone) + 12 * hourMs + days * dayMs, timeZone);
}

interface Period {
  readonly startMs: number;
  /** The first instant of the next one. */
  readonly endMs: number;
}

/** The day, the week from Monday or the month of the site's calendar in which an instant lies. */
export function limitPeriod(period: OwnLimitPeriod, atMs: number, timeZone: string): Period {
  const [year = 0, month = 0, day = 0] = siteDate(atMs, timeZone).split('-').map(Number);
  const { passed, length } = daysOf(period, new Date(Date.UTC(year, month - 1, day)));
  return {
    startMs: dayStartFrom(atMs, -passed, timeZone),
    endMs: dayStartFrom(atMs, length - passed, timeZone),
  };
}

/** How many days of the period have passed on that day, and how many it has. */
function daysOf(period: OwnLimitPeriod, date: Date): { passed: number; length: number } {
  if (period === 'day') return { passed: 0, length: 1 };
  if (period === 'week') return { passed: (date.getUTCDay() + 6) % 7, length: 7 };
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return { passed: date.getUTCDate() - 1, length };
}
