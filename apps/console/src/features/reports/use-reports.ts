import { useCallQuery } from '@hanpan/client';
import type { DataOf, RevenueDimension } from '@hanpan/contract';

const pollMs = 15_000;

export type Today = DataOf<'/api/console/today'>;
export type DayRow = DataOf<'/api/console/report/days'>['list'][number];
export type RevenueRow = DataOf<'/api/console/report/revenue'>['list'][number];
export type Cohort = DataOf<'/api/console/report/retention'>['list'][number];
export type LiabilityRow = DataOf<'/api/console/report/liabilities'>['list'][number];

export type VisitReport = DataOf<'/api/console/report/visits'>;

export interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** The first screen: it moves with the day. */
export function useToday(isOn: boolean) {
  return useCallQuery('/api/console/today', {}, { refetchInterval: pollMs, enabled: isOn });
}

export function useDays(period: Period, isOn: boolean) {
  return useCallQuery('/api/console/report/days', period, { enabled: isOn });
}

/** What revenue is narrowed to; null does not narrow. */
export interface Narrowing {
  readonly family: string | null;
  readonly vendor: string | null;
  readonly gameType: string | null;
  readonly game: string | null;
  readonly partnerKey: number | null;
}

export function useRevenue(by: RevenueDimension, narrowing: Narrowing, period: Period) {
  return useCallQuery('/api/console/report/revenue', { by, ...narrowing, ...period });
}

export function useLiabilityDays(period: Period) {
  return useCallQuery('/api/console/report/liabilities', period);
}

export function useRetention(period: Period) {
  return useCallQuery('/api/console/report/retention', period);
}

export function useVisits(period: Period) {
  return useCallQuery('/api/console/report/visits', period);
}
