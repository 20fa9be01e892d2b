import { commonRules, type HouseRules } from './house-rules.ts';

/** Four quarters or void. Overtime counts in markets on the match; halves and quarters are themselves alone. */
export const basketballRules: HouseRules = {
  ...commonRules,
  plan: {
    periods: ['q1', 'q2', 'q3', 'q4'],
    joined: { h1: ['q1', 'q2'], h2: ['q3', 'q4'] },
    matchCounts: 'overtime',
  },
};
