/** The reports that are tables: what is saved as a file, once or again and again. */
export const reportNames = [
  'days',
  'family',
  'vendor',
  'gameType',
  'game',
  'partner',
  'liabilities',
  'retention',
] as const;
export type ReportName = (typeof reportNames)[number];

/** Over what the returns of games are compared. */
export const returnPeriods = ['day', 'month', 'version'] as const;
export type ReturnPeriod = (typeof returnPeriods)[number];

/** How often a file is made. */
export const reportPeriods = ['day', 'week', 'month'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];
