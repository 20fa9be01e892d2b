import { commonRules, type HouseRules } from './house-rules.ts';

/** Three periods or void; overtime and shoot-out count in no market. */
export const hockeyRules: HouseRules = {
  ...commonRules,
  plan: { periods: ['p1', 'p2', 'p3'], joined: {}, matchCounts: 'regular' },
};
