import { commonRules, type HouseRules } from './house-rules.ts';

const innings = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9'] as const;

/**
 * Extra innings count. Winner and handicap stand on the score at which a game is called once five innings are complete,
 * or four and a half with the home side ahead; totals need nine, or eight and a half. A mercy rule ends a game that
 * counts in full. A game that is broken off and not resumed within three hours is called. A game that ends level refunds
 * win-lose, which is the rule of that market itself.
 */
export const baseballRules: HouseRules = {
  ...commonRules,
  plan: {
    periods: innings,
    joined: { f5: innings.slice(0, 5) },
    matchCounts: 'overtime',
  },
  standsAfter: {
    winner: { halfPeriods: 10, halfPeriodsIfHomeLeads: 9 },
    handicap: { halfPeriods: 10, halfPeriodsIfHomeLeads: 9 },
    total: { halfPeriods: 18, halfPeriodsIfHomeLeads: 17 },
  },
  resumeWithinMinutes: 180,
};
