import { addDays } from '../reward/attendance-reward.ts';
import { siteDate, siteDayStart, siteTimeOfDayMs } from '../validation/site-time.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The first instant of a day of the site's calendar, "2026-11-28". */
export function startOfSiteDay(day: string, timeZone: string): number {
  const noonMs = Date.parse(`${day}T12:00:00Z`);
  const wallMs = Date.parse(`${siteDate(noonMs, timeZone)}T00:00:00Z`) + siteTimeOfDayMs(noonMs, timeZone);
  // By its noon, which no change of the clock moves into another day.
  return siteDayStart(noonMs - (wallMs - noonMs), timeZone);
}

interface Span {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** A day of the site's calendar from its first instant to its last. */
export function siteDaySpan(day: string, timeZone: string): Span {
  return { fromMs: startOfSiteDay(day, timeZone), untilMs: startOfSiteDay(addDays(day, 1), timeZone) };
}

/** When the clock of the zone shows that hour on that day, as far as it does: an hour later where the zone leaves it out. */
function hourOf(day: string, hour: number, timeZone: string): number {
  const guessMs = startOfSiteDay(day, timeZone) + hour * hourMs;
  const shownMs = siteTimeOfDayMs(guessMs, timeZone);
  return guessMs + (hour * hourMs - shownMs);
}

/** The hours of a night, as the clock shows them. */
export const nightHours = { from: 1, until: 5 } as const;

/** The night that ends on the morning of that day. */
export function siteNightSpan(day: string, timeZone: string): Span {
  return {
    fromMs: hourOf(day, nightHours.from, timeZone),
    untilMs: hourOf(day, nightHours.until, timeZone),
  };
}

/** Spans in order, with what overlaps or touches as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.fromMs - b.fromMs)) {
    const last = merged.at(-1);
    if (last !== undefined && span.fromMs <= last.untilMs)
      merged[merged.length - 1] = { fromMs: last.fromMs, untilMs: Math.max(last.untilMs, span.untilMs) };
    else merged.push(span);
  }
  return merged;
}

/** Whole minutes of merged spans that lie within. */
export function minutesWithin(merged: readonly Span[], within: Span): number {
  let sumMs = 0;
  for (const { fromMs, untilMs } of merged)
    sumMs += Math.max(0, Math.min(untilMs, within.untilMs) - Math.max(fromMs, within.fromMs));
  return Math.floor(sumMs / minuteMs);
}

/** So many days that end with that one, the latest first. */
export function daysUpTo(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, back) => addDays(day, -back));
}
