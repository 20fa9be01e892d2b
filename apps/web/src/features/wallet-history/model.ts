import type { DataOf, RequestOf } from '@hanpan/contract';
import { siteDate } from '@hanpan/rules';

export type WalletLine = DataOf<'/api/wallet/history'>['list'][number];
export type WalletFilter = Required<Pick<RequestOf<'/api/wallet/history'>, 'startDate' | 'endDate'>> & {
  readonly cashType: WalletLine['cashType'] | 'all';
};

export const typeFilters = ['all', 'in', 'out', 'play', 'reward', 'other'] as const;

export const spans = ['month', 'quarter', 'year'] as const;
export type Span = (typeof spans)[number];
const monthsOf: Readonly<Record<Span, number>> = { month: 1, quarter: 3, year: 12 };

/** From the same day some months ago, or the last one of its month, to today on the site's calendar. */
export function periodOf(span: Span, nowMs: number, timeZone: string) {
  const endDate = siteDate(nowMs, timeZone);
  const [year = 0, month = 1, day = 1] = endDate.split('-').map(Number);
  const first = month - 1 - monthsOf[span];
  const daysOfMonth = new Date(Date.UTC(year, first + 1, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, first, Math.min(day, daysOfMonth)));
  return { startDate: start.toISOString().slice(0, 10), endDate };
}
