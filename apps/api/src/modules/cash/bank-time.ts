import { bankNoons } from '@hanpan/messages';
import { siteInstant } from '@hanpan/rules';

/** When a line was booked, as exactly as the bank says: from the first of the two up to, not including, the other. */
export interface LineTime {
  readonly fromMs: number;
  readonly untilMs: number;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

/**
 * 2026-11-28, 2026.11.28, 2026/11/28 or 20261128; otherwise the day before the month: 28.11.2026; otherwise a year of two digits
 * before the others, as Korean banks write it: 26.11.28.
 */
function dateIn(text: string): string | undefined {
  const [, year, month, day] =
    /(?<!\d)(20\d{2})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})(?!\d)/.exec(text) ??
    /(?<!\d)(20\d{2})([01]\d)([0-3]\d)(?!\d)/.exec(text) ??
    [];
  if (year !== undefined) return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
  const [, of, at, since] = /(?<!\d)(\d{1,2})[-./](\d{1,2})[-./](20\d{2})(?!\d)/.exec(text) ?? [];
  if (since !== undefined) return [since, at?.padStart(2, '0'), of?.padStart(2, '0')].join('-');
  const [, short, ...rest] = /(?<!\d)(\d{2})[-./]([01]\d)[-./]([0-3]\d)(?!\d)/.exec(text) ?? [];
  return short && [`20${short}`, ...rest].join('-');
}

const noons = [...bankNoons.before, ...bankNoons.after].join('|');
const clock = new RegExp(
  `(${noons})?\\s*(?<!\\d)(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?!\\d)\\s*(${noons})?`,
  'i',
);

function hourOf(hour: number, noon: string): number {
  const isOneOf = (words: readonly string[]) => words.includes(noon.toLowerCase());
  if (hour < 12 && isOneOf(bankNoons.after)) return hour + 12;
  return hour === 12 && isOneOf(bankNoons.before) ? 0 : hour;
}

/** The time that stands in a text, on the wall clock of the zone. Undefined where no day stands there. */
export function timeIn(text: string, timeZone: string): LineTime | undefined {
  const date = dateIn(text);
  if (date === undefined) return undefined;
  const [, noonBefore, hour, minute, second, noonAfter] = clock.exec(text) ?? [];
  const hours = hour === undefined ? 0 : hourOf(Number(hour), noonBefore ?? noonAfter ?? '');
  const time = `${String(hours).padStart(2, '0')}:${minute ?? '00'}:${second ?? '00'}`;
  const asUtcMs = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtcMs)) return undefined;
  const offset = siteInstant(asUtcMs, timeZone).slice(-6);
  const fromMs = Date.parse(`${date}T${time}${offset}`);
  const lastsMs = hour === undefined ? dayMs : second === undefined ? minuteMs : secondMs;
  return { fromMs, untilMs: fromMs + lastsMs };
}
