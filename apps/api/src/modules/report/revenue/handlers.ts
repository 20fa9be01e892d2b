import { usualReportDays } from '@hanpan/contract';
import { siteDate } from '@hanpan/rules';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf, isoOrNull } from '../../../kernel/clock.ts';
import { daysWithin } from '../days/days-within.ts';
import { reconcileVendor } from '../reconciliation/reconcile-vendor.ts';
import { vendorsNamed } from '../reconciliation/reconciliation-store.ts';
import type { ReportServices } from '../services.ts';
import { summedUntil } from '../sums/sum-facts.ts';
import { liabilityDays } from '../sums/sums-store.ts';
import { retentionReport } from './retention.ts';
import { revenueReport } from './revenue.ts';

/** Reports over the sums of the days; only what is held against a provider's list reads facts. */
export function revenueHandlers(services: ReportServices) {
  const { longDatabase, clock } = services;
  return {
    '/api/console/report/revenue': (
      { site },
      { by, family, vendor, gameType, game, partnerKey, ...period },
    ) => {
      const narrowed = { ...daysWithin(site, period, clock()), family, vendor, gameType, game, partnerKey };
      return revenueReport(longDatabase, by, narrowed);
    },

    '/api/console/report/liabilities': async ({ site }, period) => {
      const days = daysWithin(site, period, clock());
      const rows = await liabilityDays(longDatabase, days);
      const list = rows.map(({ takenAt, ...row }) => ({ ...row, takenAt: isoOf(takenAt) }));
      return { list, startDate: days.from };
    },

    '/api/console/report/retention': async ({ site }, period) => {
      const days = daysWithin(site, period, clock(), usualReportDays.retention);
      const completeUntil = isoOrNull(await summedUntil(longDatabase));
      const list = await retentionReport(longDatabase, days, siteDate(clock(), days.timeZone));
      return { list, startDate: days.from, completeUntil };
    },

    '/api/console/report/providers': async () => ({ list: await vendorsNamed(longDatabase) }),

    '/api/console/report/reconcile': ({ site }, body) => reconcileVendor(services, site, body),
  } satisfies Handlers<
    | '/api/console/report/revenue'
    | '/api/console/report/liabilities'
    | '/api/console/report/retention'
    | '/api/console/report/providers'
    | '/api/console/report/reconcile'
  >;
}
