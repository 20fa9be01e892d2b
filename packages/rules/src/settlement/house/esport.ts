import { commonRules, type HouseRules } from './house-rules.ts';

/** The organiser's result counts, so a map that it awards is played; a series that it breaks off is void. */
export const esportRules: HouseRules = {
  ...commonRules,
  plan: { periods: ['s1', 's2', 's3', 's4', 's5'], joined: {}, matchCounts: 'periods-won' },
};
