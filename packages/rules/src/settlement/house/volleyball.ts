import { commonRules, type HouseRules } from './house-rules.ts';

/** Three sets won or void. Winner and set handicap are of the sets, points handicap and total of the whole match. */
export const volleyballRules: HouseRules = {
  ...commonRules,
  plan: { periods: ['s1', 's2', 's3', 's4', 's5'], joined: {}, matchCounts: 'periods-won' },
};
