import { instant, siteDay } from '../fields.ts';

/** From when on a report over days speaks: later than was asked for where the period is longer than one report shows. */
export const reportBegin = { startDate: siteDay };

/** Until when what it sums is complete. */
export const reportEnd = {
  /** Whatever was settled before this is in the figures; null while they are made for the first time. */
  completeUntil: instant.nullable(),
};

/** How many days a report has where no first day is named, its last one included; that one is today where it is not named. */
export const usualReportDays = {
  days: 30,
  /** A cohort says something from a few weeks on. */
  retention: 12 * 7,
  reconciliation: 1,
  /** As many as those look at who publish such figures of the web. */
  visits: 28,
} as const;
