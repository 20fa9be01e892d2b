/** BC-13: one list for coming games, a second one for live betting. */
export const sportsOf = {
  soon: ['soccer', 'basketball', 'baseball', 'volleyball', 'badminton', 'hockey', 'combat'],
  live: [
    'soccer',
    'basketball',
    'baseball',
    'volleyball',
    'tennis',
    'hockey',
    'handball',
    'football',
    'esport',
  ],
} as const;
export type Sport = (typeof sportsOf)[keyof typeof sportsOf][number];

/** Both lists together, each sport once. */
export const allSports: readonly Sport[] = [...new Set([...sportsOf.soon, ...sportsOf.live])];
