import { type GameType, gameTypes } from './game-code.ts';

/** Where best games stand: on the main page, and at the head of the lobby of a game type. */
export const bestGameLists = [
  'home',
  ...gameTypes.filter((type): type is Exclude<GameType, 'sports'> => type !== 'sports'),
] as const;
export type BestGameList = (typeof bestGameLists)[number];

/** A list may be longer than what is shown, so that the next moves up where one is away. */
export const mostBestGames = 24;
