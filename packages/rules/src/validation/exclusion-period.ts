import { siteDayStart } from './site-time.ts';

const dayMs = 86_400_000;

/**
 * Days of the periods that are counted from the moment. A month is at most 30 days, which is the longest of the short breaks; half a
 * year is the longest six months, so that it is never shorter than the calendar's.
 */
const days = { week: 7, month: 30, halfYear: 184 } as const;

/** The beginning of the day after that of an instant; a day has 23 to 25 hours. */
function nextDayStart(atMs: number, timeZone: string): number {
  return siteDayStart(siteDayStart(atMs, timeZone) + 1.5 * dayMs, timeZone);
}

/** The end of the next day on the site's calendar; more than 24 hours always, so one day later where a day is shorter. */
function dayBreakEndsMs(nowMs: number, timeZone: string): number {
  const endMs = nextDayStart(nextDayStart(nowMs, timeZone), timeZone);
  return endMs - nowMs > dayMs ? endMs : nextDayStart(endMs, timeZone);
}

/** When an exclusion ends that a member asks for now. */
export function exclusionEndsMs(period: 'day' | keyof typeof days, nowMs: number, timeZone: string): number {
  return period === 'day' ? dayBreakEndsMs(nowMs, timeZone) : nowMs + days[period] * dayMs;
}
