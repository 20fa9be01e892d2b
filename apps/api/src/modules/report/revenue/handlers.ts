import { siteDate } from '@hanpan/rules';
import type { Handlers } from '../../../kernel/call-context.ts';
import { isoOf } from '../../../kernel/clock.ts';
import { daysWithin } from '../days/days-within.ts';
import { reconcileVendor } from '../reconciliation/reconcile-vendor.ts';
import type { ReportServices } from '../services.ts';
import { liabilityDays } from '../sums/sums-store.ts';
import { retentionReport } from './retention.ts';
import { revenueReport } from './revenue.ts';

/** A cohort says something from a few weeks on. */
const usualRetentionDays = 12 * 7;

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
      const rows = await liabilityDays(longDatabase, daysWithin(site, period, clock()));
      return { list: rows.map(({ takenAt, ...row }) => ({ ...row, takenAt: isoOf(takenAt) })) };
    },

    '/api/console/report/retention': async ({ site }, period) => {
      const days = daysWithin(site, period, clock(), usualRetentionDays);
      return { list: await retentionReport(longDatabase, days, siteDate(clock(), days.timeZone)) };
    },

    '/api/console/report/reconcile': ({ site }, body) => reconcileVendor(services, site, body),
  } satisfies Handlers<
    | '/api/console/report/revenue'
    | '/api/console/report/liabilities'
    | '/api/console/report/retention'
    | '/api/console/report/reconcile'
  >;
}
