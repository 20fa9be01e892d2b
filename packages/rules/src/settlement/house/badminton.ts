import { commonRules, type HouseRules } from './house-rules.ts';

/** Played to its end or void, a retirement included; games that were finished count by themselves. Chosen. */
export const badmintonRules: HouseRules = {
  ...commonRules,
  plan: { periods: ['s1', 's2', 's3'], joined: {}, matchCounts: 'periods-won' },
  irregular: { ...commonRules.irregular, 'replaced-player': 'void' },
};
