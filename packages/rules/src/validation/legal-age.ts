import { siteDate } from './site-time.ts';

/**
 * Whether an applicant born on that day ("YYYY-MM-DD") has completed this many years in the calendar of the site.
 * A birthday on 29 February is completed on 1 March of a common year. False for a text that is no date.
 */
export function isOfLegalAge(birthDate: string, years: number, timeZone: string, nowMs: number): boolean {
  if (!isCalendarDate(birthDate)) return false;
  const comesOfAgeOn = `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0')}${birthDate.slice(4)}`;
  return comesOfAgeOn <= siteDate(nowMs, timeZone);
}

/** A real day of the Gregorian calendar: 2023-02-29 is none. */
export function isCalendarDate(text: string): boolean {
  if (!/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
