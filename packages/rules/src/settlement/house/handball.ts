import { commonRules, type HouseRules } from './house-rules.ts';

/** As football: both halves count and extra time does not. Chosen; the source has no handball. */
export const handballRules: HouseRules = {
  ...commonRules,
  plan: { periods: ['h1', 'h2'], joined: {}, matchCounts: 'regular' },
};
