import { commonRules, type HouseRules } from './house-rules.ts';

/** Regular time with its stoppages counts in every market, extra time in none. Void unless 90 minutes were played. */
export const soccerRules: HouseRules = {
  ...commonRules,
  plan: { periods: ['h1', 'h2'], joined: {}, matchCounts: 'regular' },
};
