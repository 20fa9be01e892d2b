/** Every family of games that has its own tile. */
export const gameFamilies = [
  'casino',
  'hotelCasino',
  'roulette',
  'slot',
  'hotelSlot',
  'powerball',
  'powerLadder',
  'speedKeno',
  'kenoLadder',
  'football',
  'basketball',
  'baseball',
  'volleyball',
  'esports',
  'virtual',
  'fishing',
] as const;

export type GameFamily = (typeof gameFamilies)[number];
