import { commonRules, type HouseRules } from './house-rules.ts';

/**
 * The verdict in the ring counts, however it came about: a stoppage, a retirement between rounds and a disqualification
 * are results. A fight without a result is not played. Chosen; the source has no combat sports.
 */
export const combatRules: HouseRules = {
  ...commonRules,
  plan: { periods: [], joined: {}, matchCounts: 'verdict' },
  irregular: { ...commonRules.irregular, retirement: 'counts', 'replaced-player': 'void' },
};
