export type TimeFormat = 'dateTime' | 'dateTimeSeconds' | 'dayTime' | 'date' | 'time' | 'timeSeconds';

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const minute = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const second = { ...minute, second: '2-digit' } as const;

const options: Record<TimeFormat, Intl.DateTimeFormatOptions> = {
  dateTime: { ...day, ...minute },
  dateTimeSeconds: { ...day, ...second },
  dayTime: { month: day.month, day: day.day, ...minute },
  date: day,
  time: minute,
  timeSeconds: second,
};

/** Formatters cost a millisecond each to build and a table has hundreds of times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export interface TimePlace {
  readonly locale: string;
  readonly timeZone: string;
  /** Adds the zone's short name, as statements do. */
  readonly zone: boolean;
}

export function formatTime(atMs: number, format: TimeFormat, { locale, timeZone, zone }: TimePlace): string {
  const time = formatterFor(`${locale}|${timeZone}|${format}`, locale, { ...options[format], timeZone });
  const shown = inOneForm(time.format(atMs), locale);
  return zone ? `${shown} ${zoneName(atMs, locale, timeZone)}` : shown;
}

/** A day of a calendar, "2026-11-20": it has no zone, and is the same wherever it is read. */
export function formatDay(day: string, locale: string): string {
  return formatTime(Date.parse(day), 'date', { locale, timeZone: 'UTC', zone: false });
}

/** Vietnamese has 23/11/2026 with a year and 23-11 without one: one form in one column. */
function inOneForm(text: string, locale: string): string {
  return locale === 'vi' ? text.replace(/(\d{2})-(\d{2})/, '$1/$2') : text;
}

/** As they are called where they are; outside of the country itself Intl has "GMT+9" for them. */
const ownNames: Readonly<Record<string, string>> = { 'Asia/Seoul': 'KST', 'Asia/Ho_Chi_Minh': 'ICT' };

/** Formatted separately, because a zone in the same pattern turns Korean times into words ("12시 1분"). */
function zoneName(atMs: number, locale: string, timeZone: string): string {
  const own = ownNames[timeZone];
  if (own !== undefined) return own;
  const named = formatterFor(`${locale}|${timeZone}|zone`, locale, { timeZone, timeZoneName: 'short' });
  return named.formatToParts(atMs).find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

function formatterFor(key: string, locale: string, wanted: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, wanted);
  formatters.set(key, formatter);
  return formatter;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** "3 minutes ago" in the reader's language; below a second it is "now". */
export function formatRelativeTime(
  atMs: number,
  nowMs: number,
  locale: string,
  style: 'long' | 'narrow' = 'long',
): string {
  const spanMs = atMs - nowMs;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style });
  for (const [unit, lengthMs] of units) {
    if (Math.abs(spanMs) >= lengthMs) return relative.format(Math.trunc(spanMs / lengthMs), unit);
  }
  return relative.format(0, 'second');
}
