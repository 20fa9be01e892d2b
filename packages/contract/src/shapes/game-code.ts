/** `GAME` is the whole catalogue, the others are its families. */
export const masterCodes = [
  'GAME',
  'SPORT',
  'ESPORT',
  'CASINO',
  'SLOT',
  'MINI',
  'VIRTUAL',
  'FISHING',
] as const;
export type MasterCode = (typeof masterCodes)[number];

/** What a bet or a round counts as: what rates, limits and reports are set for. */
export const gameTypes = [
  'sports',
  'esports',
  'casino',
  'hotelCasino',
  'slot',
  'hotelSlot',
  'mini',
  'virtual',
  'fishing',
] as const;
export type GameType = (typeof gameTypes)[number];

export function isGameType(word: string): word is GameType {
  return gameTypes.some((type) => type === word);
}
