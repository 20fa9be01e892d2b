import type { MiniGame } from '@hanpan/contract';

/** The place of each mini game's page, in the order of its tabs. */
export const gamePlaces = {
  powerball: 'powerball',
  powerladder: 'powerladder',
  speedkino: 'speedKeno',
  kinoladder: 'kenoLadder',
} as const satisfies Record<MiniGame, string>;
