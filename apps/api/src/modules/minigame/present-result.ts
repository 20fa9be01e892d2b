import type { MiniGame, MiniResult } from '@hanpan/contract';
import { type MiniGameRules, nextRound } from '@hanpan/rules';
import { resultsIn, shownNumbers } from './results-of-draw.ts';
import type { DecidedRound } from './rounds/round-store.ts';

/** A decided round as a game tells it: what was drawn, and what came true by the site's lines of today; or that it is void. */
export function presentResult(
  game: MiniGame,
  { series, announcement, draw, every_ms: everyMs, drawn_at: drawnAt, numbers, powerball }: DecidedRound,
  rules: MiniGameRules,
): MiniResult {
  const round = {
    ...nextRound(drawnAt.getTime(), everyMs),
    drawnAt: drawnAt.toISOString(),
    series,
    draw,
    announcement,
  };
  if (numbers === null) return { ...round, state: 'void', numbers: [], powerball: null, results: {} };
  const drawn = { numbers, powerball };
  return { ...round, state: 'drawn', ...shownNumbers(game, drawn), results: resultsIn(game, drawn, rules) };
}
