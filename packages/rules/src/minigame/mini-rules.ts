import { defaultKenoLadderSplit, powerLadderSplit } from './ladder.ts';

/** The mini games, by the names that they have on the wire. */
export const miniGameCodes = ['powerball', 'powerladder', 'speedkino', 'kinoladder'] as const;

export type MiniGameCode = (typeof miniGameCodes)[number];

/** Which draw decides a game: a ladder reads the first number of the draw beside it. */
export const drawOfGame = {
  powerball: 'powerball',
  powerladder: 'powerball',
  speedkino: 'speedkino',
  kinoladder: 'speedkino',
} as const satisfies Record<MiniGameCode, MiniGameCode>;

/** What a site may set because operators differ in it. Bets keep the rules under which they were accepted. */
export interface MiniGameRules {
  /** The highest sum of the 22 keno numbers that is under; 780 is the line of 780.5. */
  readonly kenoUnderUpTo: number;
  /** The highest first keno number whose ladder has three rungs. */
  readonly kenoLadderSplit: number;
}

/** The mean of the keno sum is 781, and 35 is half of the numbers: both are chosen, published texts differ. */
export const defaultMiniGameRules: MiniGameRules = {
  kenoUnderUpTo: 780,
  kenoLadderSplit: defaultKenoLadderSplit,
};

/** The site's line that decides a market: the highest number on its lower side. Null where its rule is the same everywhere. */
export function miniLineOf(game: MiniGameCode, market: string, rules: MiniGameRules): number | null {
  if (game === 'kinoladder') return rules.kenoLadderSplit;
  return game === 'speedkino' && market === 'sum_under_over' ? rules.kenoUnderUpTo : null;
}

/** The highest ball sum that is under (72.5) and powerball that is under (4.5), as every published rule has them. */
export const fixedLines = { sumUnderUpTo: 72, powerballUnderUpTo: 4, ladderSplit: powerLadderSplit } as const;
