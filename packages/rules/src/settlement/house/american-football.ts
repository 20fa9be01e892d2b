import { commonRules, type HouseRules } from './house-rules.ts';

/** As basketball: four quarters or void, overtime counts on the match. Chosen; the source has no American football. */
export const americanFootballRules: HouseRules = {
  ...commonRules,
  plan: {
    periods: ['q1', 'q2', 'q3', 'q4'],
    joined: { h1: ['q1', 'q2'], h2: ['q3', 'q4'] },
    matchCounts: 'overtime',
  },
};
