import { commonRules, type HouseRules } from './house-rules.ts';

/**
 * Winner and set handicap are void after a retirement, a replaced player, a move to another day by rain or a change of
 * format. Markets on a set stand once it is complete, even if a player retires later.
 */
export const tennisRules: HouseRules = {
  ...commonRules,
  plan: { periods: ['s1', 's2', 's3', 's4', 's5'], joined: {}, matchCounts: 'periods-won' },
  irregular: {
    ...commonRules.irregular,
    'replaced-player': 'void',
    'moved-to-another-day': 'void',
    'changed-format': 'void',
  },
};

/** The other practice: whoever goes on has won, and markets on the winner stand. For an operator to choose. */
export const tennisAdvancingWins: HouseRules = {
  ...tennisRules,
  irregular: { ...tennisRules.irregular, retirement: 'counts', walkover: 'counts' },
};
