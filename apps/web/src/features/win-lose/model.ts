import { type DataOf, type GameType, isGameType } from '@hanpan/contract';
import { siteDate } from '@hanpan/rules';

export type WinLose = DataOf<'/api/member/winlose'>;
export type GameSums = WinLose['list'][number];
export type DaySums = WinLose['days'][number];

export const spans = ['fortnight', 'month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];

/** How many days a span has and how many of them a bar stands for; a year goes by calendar months. */
const shapes = {
  fortnight: { days: 14, perBar: 1 },
  month: { days: 30, perBar: 1 },
  quarter: { days: 91, perBar: 7 },
} as const;

const dayMs = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The days of a span up to today on the site's calendar, both included. */
export function periodOf(span: Span, nowMs: number, timeZone: string) {
  const endDate = siteDate(nowMs, timeZone);
  if (span !== 'year') {
    return { startDate: isoDay(msOf(endDate) - (shapes[span].days - 1) * dayMs), endDate };
  }
  const [year = 0, month = 1] = endDate.split('-').map(Number);
  return { startDate: isoDay(Date.UTC(year, month - 12, 1)), endDate };
}

/** One bar: the days from `from` to `to`, and what they came to. */
export interface Bar {
  readonly from: string;
  readonly to: string;
  readonly result: number;
}

function edgesOf(span: Span, startDate: string, endDate: string): string[] {
  if (span === 'year') {
    const [year = 0, month = 1] = startDate.split('-').map(Number);
    return Array.from({ length: 12 }, (_, index) => isoDay(Date.UTC(year, month - 1 + index, 1)));
  }
  const { days, perBar } = shapes[span];
  const lastFrom = msOf(endDate) - (perBar - 1) * dayMs;
  return Array.from({ length: days / perBar }, (_, index) =>
    isoDay(lastFrom - (days / perBar - 1 - index) * perBar * dayMs),
  );
}

/** The bars of a period, the oldest first; days without play count as nothing. */
export function barsOf(
  span: Span,
  period: { startDate: string; endDate: string },
  days: readonly DaySums[],
): Bar[] {
  const edges = edgesOf(span, period.startDate, period.endDate);
  return edges.map((from, index) => {
    const next = edges[index + 1];
    const to = next === undefined ? period.endDate : isoDay(msOf(next) - dayMs);
    const own = days.filter(({ day }) => day >= from && day <= to);
    return { from, to, result: own.reduce((sum, { resultAmount }) => sum + resultAmount, 0) };
  });
}

/** How much of the height lies above the zero line, and what fills half of it: charts begin at zero. */
export function scaleOf(bars: readonly Bar[]): { readonly up: number; readonly down: number } {
  const up = Math.max(0, ...bars.map(({ result }) => result));
  const down = Math.max(0, ...bars.map(({ result }) => -result));
  return up + down === 0 ? { up: 1, down: 1 } : { up, down };
}

/** The share of stakes that came back; null where nothing was staked. */
export function returnShare(stake: number, paid: number): number | null {
  return stake > 0 ? paid / stake : null;
}

export function gameTypeOf({ gameType }: GameSums): GameType | 'other' {
  return isGameType(gameType) ? gameType : 'other';
}
