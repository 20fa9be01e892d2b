import { addDays, siteDate } from '@hanpan/rules';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import type { Days } from './store.ts';

const yearDays = 366;
const usualDays = 30;

interface Period {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** A period with both ends, a year at most; one that is left open ends today, or begins some weeks before its end. */
export function daysWithin(
  site: Site,
  { startDate, endDate }: Period,
  nowMs: number,
  usual = usualDays,
): Days {
  const { timeZone } = settingsOf(site);
  const to = endDate ?? siteDate(nowMs, timeZone);
  const earliest = addDays(to, 1 - yearDays);
  const from = startDate ?? addDays(to, 1 - usual);
  return { siteId: site.id, from: from < earliest ? earliest : from, to, timeZone };
}
