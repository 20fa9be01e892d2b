import type { MiniGame } from '@hanpan/contract';
import {
  drawKeno,
  drawOfGame,
  drawPowerball,
  type IntegerSource,
  type MiniDraw,
  type MiniGameRules,
  miniResults,
} from '@hanpan/rules';
import { need } from '../../kernel/need.ts';

/** The games that draw numbers; a ladder reads the first number of the draw beside it. */
export const drawnGames = ['powerball', 'speedkino'] as const;

export type DrawnGame = (typeof drawnGames)[number];

/** What was drawn, as it is kept: in drawing order. */
export interface DrawnNumbers {
  readonly numbers: readonly number[];
  readonly powerball: number | null;
}

/** What a round gives one game. */
export interface RoundResult extends DrawnNumbers {
  readonly game: MiniGame;
}

/** What a draw gives the game that draws it and the ladder that reads it. */
export function resultsOfDraw(game: DrawnGame, drawn: DrawnNumbers): readonly RoundResult[] {
  return playedBy(game).map((each) => ({ game: each, ...shownNumbers(each, drawn) }));
}

/** The games that a draw decides: itself and its ladder. */
export function playedBy(game: DrawnGame): readonly MiniGame[] {
  return game === 'powerball' ? ['powerball', 'powerladder'] : ['speedkino', 'kinoladder'];
}

export function numbersOf(game: DrawnGame, source: IntegerSource): DrawnNumbers {
  if (game === 'speedkino') return { numbers: drawKeno(source).numbers, powerball: null };
  const { balls, powerball } = drawPowerball(source);
  return { numbers: balls, powerball };
}

/** What a game shows of its draw: a ladder the first number. */
export function shownNumbers(game: MiniGame, { numbers, powerball }: DrawnNumbers) {
  const isOwn = drawOfGame[game] === game;
  return isOwn ? { numbers: [...numbers], powerball } : { numbers: numbers.slice(0, 1), powerball: null };
}

/** The draw as the rules read it. */
export function miniDrawOf(game: MiniGame, { numbers, powerball }: DrawnNumbers): MiniDraw {
  if (drawOfGame[game] === 'speedkino') return { numbers };
  return { balls: numbers, powerball: need(powerball, 'the powerball of a draw') };
}

/** What came true in each market of a game. */
export function resultsIn(game: MiniGame, drawn: DrawnNumbers, rules: MiniGameRules): Record<string, string> {
  return { ...miniResults(game, miniDrawOf(game, drawn), rules) };
}
