import type { GameFamily } from '@hanpan/ui';
import type { GuidedGame } from '../../../app/game-guides.ts';
import type { PlainName } from '../../../app/urls.ts';

interface GuideFamily {
  readonly name: 'live' | 'slots' | 'mini' | 'virtual';
  readonly art: GameFamily;
  readonly games: readonly GuidedGame[];
}

/** The guides as they are chosen: by family, and within it the easiest game first. */
export const guideFamilies: readonly GuideFamily[] = [
  { name: 'live', art: 'casino', games: ['baccarat', 'dragontiger', 'roulette', 'sicbo'] },
  { name: 'slots', art: 'slot', games: ['lines', 'ways', 'holdandwin', 'cluster'] },
  {
    name: 'mini',
    art: 'powerball',
    games: ['powerball', 'powerladder', 'speedkino', 'kinoladder', 'lanterns'],
  },
  { name: 'virtual', art: 'fishing', games: ['fishing', 'derby'] },
];

/** Where a game is played, or chosen among others of its kind. */
export const placeOfGame = {
  baccarat: 'liveCasino',
  dragontiger: 'liveCasino',
  roulette: 'liveCasino',
  sicbo: 'liveCasino',
  lines: 'slotLobby',
  ways: 'slotLobby',
  holdandwin: 'slotLobby',
  cluster: 'slotLobby',
  powerball: 'powerball',
  powerladder: 'powerladder',
  speedkino: 'speedKeno',
  kinoladder: 'kenoLadder',
  lanterns: 'arcade',
  fishing: 'fishing',
  derby: 'virtualGame',
} as const satisfies Record<GuidedGame, PlainName>;

export function familyOf(game: GuidedGame): GuideFamily | undefined {
  return guideFamilies.find(({ games }) => games.includes(game));
}

/** The game that an address names; undefined where it names none that has a guide. */
export function readGame(value: unknown): GuidedGame | undefined {
  return guideFamilies.flatMap(({ games }) => games).find((game) => game === value);
}
