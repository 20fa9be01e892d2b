import { drawKeno, drawPowerball, type IntegerSource } from '@hanpan/rules';
import type { MiniGame } from './store.ts';

/** The games that draw numbers; a ladder reads the first number of the draw beside it. */
export const drawnGames = ['powerball', 'speedkino'] as const;

export type DrawnGame = (typeof drawnGames)[number];

/** What a round gives one game: its numbers in drawing order. */
export interface RoundResult {
  readonly game: MiniGame;
  readonly numbers: readonly number[];
  readonly powerball: number | null;
}

/** What a draw gives the game that draws it and the ladder that reads it. */
export function resultsOfDraw(game: DrawnGame, source: IntegerSource): readonly RoundResult[] {
  if (game === 'powerball') {
    const { balls, powerball } = drawPowerball(source);
    return [{ game, numbers: balls, powerball }, ladder('powerladder', balls)];
  }
  const { numbers } = drawKeno(source);
  return [{ game, numbers, powerball: null }, ladder('kinoladder', numbers)];
}

function ladder(game: MiniGame, numbers: readonly number[]): RoundResult {
  return { game, numbers: numbers.slice(0, 1), powerball: null };
}
