const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Formatters are slow to build and depend only on their zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
}

function partsOf(atMs: number, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  );
}

/** The site's local date, "YYYY-MM-DD". Throws RangeError for an unknown zone. */
export function siteDate(atMs: number, timeZone: string): string {
  const { year, month, day } = partsOf(atMs, timeZone);
  return `${year}-${month}-${day}`;
}

/** Milliseconds since midnight on the site's wall clock: zones differ by whole seconds, so the rest is exact. */
export function siteTimeOfDayMs(atMs: number, timeZone: string): number {
  const { hour, minute, second } = partsOf(atMs, timeZone);
  const withinSecondMs = ((atMs % 1000) + 1000) % 1000;
  return Number(hour) * hourMs + Number(minute) * minuteMs + Number(second) * 1000 + withinSecondMs;
}

/** The first instant of the site's local day, in milliseconds; where a zone skips midnight, after the gap. */
export function siteDayStart(atMs: number, timeZone: string): number {
  const guessMs = atMs - siteTimeOfDayMs(atMs, timeZone);
  const offMs = siteTimeOfDayMs(guessMs, timeZone);
  if (offMs === 0) return guessMs;
  // The zone changed its offset since midnight: the guess is in the day before, or an hour late.
  if (siteDate(guessMs, timeZone) === siteDate(atMs, timeZone)) {
    const earlierMs = guessMs - offMs;
    return siteDate(earlierMs, timeZone) === siteDate(atMs, timeZone) ? earlierMs : guessMs;
  }
  return guessMs + 24 * hourMs - offMs;
}

/** ISO 8601 with the offset that the zone has at that instant, "2026-11-20T23:30:00.000+09:00". */
export function siteInstant(atMs: number, timeZone: string): string {
  const wallMs = Date.parse(`${siteDate(atMs, timeZone)}T00:00:00Z`) + siteTimeOfDayMs(atMs, timeZone);
  const offsetMinutes = Math.round((wallMs - atMs) / minuteMs);
  const size = Math.abs(offsetMinutes);
  const two = (value: number) => String(value).padStart(2, '0');
  const offset = `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return new Date(wallMs).toISOString().replace('Z', offset);
}

/** "HH:mm" as milliseconds since midnight. Throws RangeError for any other text. */
export function parseTimeOfDayMs(text: string): number {
  if (!/^([01][0-9]|2[0-3]):[0-5][0-9]$/.test(text)) throw new RangeError(`not a time of day: ${text}`);
  return Number(text.slice(0, 2)) * hourMs + Number(text.slice(3)) * minuteMs;
}

/**
 * Whether the desk is closed at that instant: from the first millisecond of `from` up to, not including,
 * `to`, on the wall clock of the zone, across midnight where `to` is earlier. Equal times close nothing.
 */
export function closedHours(nowMs: number, timeZone: string, from: string, to: string): boolean {
  const startsMs = parseTimeOfDayMs(from);
  const endsMs = parseTimeOfDayMs(to);
  const timeMs = siteTimeOfDayMs(nowMs, timeZone);
  if (startsMs <= endsMs) return timeMs >= startsMs && timeMs < endsMs;
  return timeMs >= startsMs || timeMs < endsMs;
}
