import { usualReportDays } from '@hanpan/contract';
import { addDays, siteDate } from '@hanpan/rules';
import type { Handlers } from '../../../kernel/call-context.ts';
import { settingsOf } from '../../settings/index.ts';
import { daysWithin } from '../days/days-within.ts';
import type { ReportServices } from '../services.ts';
import { VisitCounter } from './count-visits.ts';
import { keptVisitDays } from './kept-days.ts';
import { presentVisits } from './present-visits.ts';
import { visitsOfDays } from './visit-store.ts';

/** Figures of real visits: told by pages when they are left, and read by operators. */
export function visitHandlers({ database, longDatabase, clock }: ReportServices) {
  const counter = new VisitCounter(database);
  return {
    '/api/etc/visit': async ({ site }, visit) => {
      const { timeZone, visitPercent } = settingsOf(site);
      // A page that is open for long may not know yet that nothing is measured any more.
      if (visitPercent > 0)
        await counter.count({ ...visit, siteId: site.id, day: siteDate(clock(), timeZone) });
      return {};
    },

    '/api/console/report/visits': async ({ site }, period) => {
      const { timeZone, visitPercent } = settingsOf(site);
      const days = daysWithin(site, period, clock(), usualReportDays.visits);
      // What is older is deleted, and would be taken for days without visits.
      const oldest = addDays(siteDate(clock(), timeZone), -keptVisitDays);
      const from = days.from < oldest ? oldest : days.from;
      const counted = await visitsOfDays(longDatabase, { ...days, from });
      return {
        ...presentVisits(counted),
        measuredPercent: visitPercent,
        startDate: from,
      };
    },
  } satisfies Handlers<'/api/etc/visit' | '/api/console/report/visits'>;
}
