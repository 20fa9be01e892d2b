import { instant, siteDay } from '../fields.ts';

/** From when on a report over days speaks: later than was asked for where the period is longer than one report shows. */
export const reportBegin = { startDate: siteDay };

/** Until when what it sums is complete. */
export const reportEnd = {
  /** Whatever was settled before this is in the figures; null while they are made for the first time. */
  completeUntil: instant.nullable(),
};
