/** "2026-11", a month of the site's calendar. */
export type Month = string;

/** "2026-11" and -1 → "2026-10". */
export function addMonths(month: Month, by: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/**
 * The weeks of a month as calendars print them, Sunday first; undefined stands for a day of another month. Days are
 * "2026-11-01".
 */
export function weeksOf(month: Month): (string | undefined)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const firstWeekday = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const dayCount = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const cellCount = Math.ceil((firstWeekday + dayCount) / 7) * 7;
  const cells = Array.from({ length: cellCount }, (_, at) => {
    const day = at - firstWeekday + 1;
    return day < 1 || day > dayCount ? undefined : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: cellCount / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** A Sunday, from which the names of the weekdays are counted. */
const sundayMs = Date.UTC(2026, 1, 1);
const dayMs = 86_400_000;

/** Sunday to Saturday in a language, short and in full. */
export function weekdayNames(locale: string): { short: string; long: string }[] {
  const name = (style: 'short' | 'long', at: number) =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(sundayMs + at * dayMs);
  return Array.from({ length: 7 }, (_, at) => ({ short: name('short', at), long: name('long', at) }));
}

/** "2026년 11월", "November 2026", "tháng 11 năm 2026". */
export function monthName(month: Month, locale: string): string {
  const style = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const name = style.format(Date.parse(`${month}-01T00:00:00Z`));
  // Vietnamese writes its months small, also where one is a title.
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
