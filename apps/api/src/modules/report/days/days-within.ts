import { usualReportDays } from '@hanpan/contract';
import { addDays, siteDate } from '@hanpan/rules';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import type { Days } from './store.ts';

const yearDays = 366;

interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** A period with both ends; one that is left open ends today, or begins some weeks before its end. */
function bothEnds(site: Site, { startDate, endDate }: Period, nowMs: number, usual: number): Days {
  const { timeZone } = settingsOf(site);
  const to = endDate ?? siteDate(nowMs, timeZone);
  return { siteId: site.id, from: startDate ?? addDays(to, 1 - usual), to, timeZone };
}

/** A period with both ends, its last year at most. */
export function daysWithin(
  site: Site,
  period: Period,
  nowMs: number,
  usual: number = usualReportDays.days,
): Days {
  const days = bothEnds(site, period, nowMs, usual);
  const earliest = addDays(days.to, 1 - yearDays);
  return days.from < earliest ? { ...days, from: earliest } : days;
}

/** A period with both ends, where a part of it would be taken for the whole; undefined for one of more days than `most`. */
export function daysAsked(site: Site, period: Period, nowMs: number, most: number): Days | undefined {
  const days = bothEnds(site, period, nowMs, usualReportDays.days);
  return days.from < addDays(days.to, 1 - most) ? undefined : days;
}
