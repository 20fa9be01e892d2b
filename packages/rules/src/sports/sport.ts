/** The sports of the board; `football` is the American one, as in the second list of filters. */
export const sports = [
  ...(['soccer', 'basketball', 'baseball', 'volleyball', 'badminton', 'hockey', 'combat'] as const),
  ...(['tennis', 'handball', 'football', 'esport'] as const),
] as const;

export type Sport = (typeof sports)[number];
